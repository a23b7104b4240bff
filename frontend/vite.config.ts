import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const nothing = '\0nothing';
const native = '\0native-structured-clone';
const hoisted = '\0no-statics-to-hoist';
const endless = '\0no-infinite-queries';

/**
 * What the markdown view's packages bring and no browser of ours needs: names of SVG attributes (raw HTML stays text, so
 * no SVG element is ever made) and a stand-in for structuredClone. 4 kB less for who opens a link.
 */
const leanMarkdown: Plugin = {
  name: 'lean-markdown',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === './lib/svg.js' && importer?.includes('/property-information/')) return nothing;
    return source === '@ungap/structured-clone' ? native : null;
  },
  load: (id) => {
    if (id === nothing) return 'export const svg = { property: {}, normal: {} }';
    return id === native ? 'export default structuredClone' : null;
  },
};

/**
 * Emotion copies statics of components for `withTheme`, and TanStack Query knows queries without an end; nothing of ours
 * asks for either: 1.5 kB less for everybody.
 */
const leanFramework: Plugin = {
  name: 'lean-framework',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === 'hoist-non-react-statics') return hoisted;
    return source === './infiniteQueryBehavior.js' && importer?.endsWith('/query.js') ? endless : null;
  },
  load: (id) => {
    if (id === hoisted) return 'export default (target) => target';
    return id === endless ? 'export const infiniteQueryBehavior = () => { throw new Error("unused") }' : null;
  },
};

/** Texts are compressed once, as small as can be, instead of quickly and anew for every visitor: a fifth less to send. */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    const files = await readdir(join(dir, 'assets'));
    await Promise.all(
      files
        .filter((file) => /\.(js|css)$/.test(file))
        .map(async (file) => {
          const path = join(dir, 'assets', file);
          const text = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(text, best));
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
        }),
    );
  },
};

export default defineConfig({
  plugins: [react(), leanMarkdown, leanFramework, precompressed],
  resolve: {
    // Not the condition `source`: packages in node_modules know it too and would answer with their own TypeScript.
    alias: Object.fromEntries(
      ['contracts', 'resume-text'].map((name) => [
        `@tailwright/${name}`,
        fileURLToPath(new URL(`../libs/${name}/src`, import.meta.url)),
      ]),
    ),
  },
  build: {
    target: 'es2022',
    // Fonts stay files of their own: inlined as data: they would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first load in two chunks: what changes only with its version, cached over deploys, and the rest.
          groups: [
            { name: 'framework', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'base', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
