import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    // Not the condition `source`: packages in node_modules know it too and would answer with their own TypeScript.
    alias: { '@tailwright/contracts': fileURLToPath(new URL('../libs/contracts/src', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    // Fonts stay files of their own: inlined as data: they would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
