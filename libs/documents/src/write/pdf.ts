import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { emailPattern, urlPattern } from '@tailwright/resume-text/contacts';
import { forPdf } from './arabic.js';
import { stretchesOf } from './direction-marks.js';
import { canShow, fontFolders } from './fonts.js';
import type { Look } from './look.js';
import type { Block, MarkdownResume } from './markdown-resume.js';
import { type Span, safeLink } from './markdown-spans.js';
import { pdfTemplate } from './pdf.template.js';
import type { Language } from './script.js';
import { WritingProblem } from './writing-problem.js';

type Part =
  | Exclude<Block, { kind: 'item' }>
  | { kind: 'list'; depth: number; items: { spans: Span[] }[] }
  | { kind: 'enum'; depth: number; start: number; items: { spans: Span[] }[] };

/** From roomy to tight; a smaller letter than the last is hard to read on paper. */
const settings = [
  { size: 10.5, margin: 2, leading: 0.68, spacing: 0.95, gap: 1.5 },
  { size: 10, margin: 1.8, leading: 0.62, spacing: 0.85, gap: 1.3 },
  { size: 9.5, margin: 1.6, leading: 0.58, spacing: 0.75, gap: 1.15 },
];
const letterSettings = [{ size: 11, margin: 2.5, leading: 0.75, spacing: 1.25, gap: 1.5 }];
/** One page or two; one more than that may still fit when it is set tighter. */
const pagesWanted = 2;

/** writesTags: a binary that tags its files is published for Linux on x64 alone; see ADR 0012. */
export const writesTags = process.platform === 'linux' && process.arch === 'x64';

let compiler: NodeCompiler | undefined;

/** writePdf sets the blocks in the roomiest way that needs the fewest pages. Throws WritingProblem. */
export function writePdf({ blocks }: MarkdownResume, look: Look): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders }] });
  const parts = partsOf(blocks.map((block) => prepared(block, look.language)));
  const document = bestLayout(look.kind === 'letter' ? letterSettings : settings, (setting) =>
    layOut(compiler!, JSON.stringify({ ...shown(look), ...setting, parts })),
  );
  const pdf = compiler.pdf(document, { creationTimestamp: Math.floor(Date.now() / 1_000) });
  compiler.evictCache(0);
  return pdf;
}

/** The roomiest of those with the fewest pages; a long text is set once, as no letter size makes it short. */
function bestLayout<S>(tried: S[], layOut: (setting: S) => NodeTypstDocument): NodeTypstDocument {
  const [roomy, ...tighter] = tried;
  const first = layOut(roomy!);
  if (first.numOfPages === 1 || first.numOfPages > pagesWanted + 1) return first;
  const layouts = [first, ...tighter.map(layOut)];
  const fewest = Math.min(...layouts.map((layout) => layout.numOfPages));
  return layouts.find((layout) => layout.numOfPages === fewest) ?? first;
}

function layOut(typst: NodeCompiler, document: string): NodeTypstDocument {
  const compiled = typst.compile({ mainFileContent: pdfTemplate, inputs: { document } });
  if (!compiled.result) {
    throw new WritingProblem(`typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`, {
      reason: 'failed',
    });
  }
  return compiled.result;
}

function shown({ template, title, author, language }: Look) {
  return { template, title, author, language: language.code, direction: language.direction };
}

/** Neighbouring items of one depth and sort are one list, so that a tagged file says how long it is. */
function partsOf(blocks: Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.kind !== 'item') {
      parts.push(block);
      continue;
    }
    const kind = block.mark === '•' ? 'list' : 'enum';
    const last = parts.at(-1);
    if (last && (last.kind === 'list' || last.kind === 'enum') && last.kind === kind && last.depth === block.depth) {
      last.items.push(block);
    } else if (kind === 'list') parts.push({ kind, depth: block.depth, items: [block] });
    else parts.push({ kind: 'enum', depth: block.depth, start: parseInt(block.mark, 10), items: [block] });
  }
  return parts;
}

function prepared(block: Block, language: Language): Block {
  if (block.kind === 'rule') return block;
  const spans = block.kind === 'paragraph' && block.role === 'contacts' ? withLinks(block.spans) : block.spans;
  const drawn = spans.map((span) => ({ ...span, text: drawable(span.text) }));
  return { ...block, spans: language.direction === 'rtl' ? drawn.flatMap(turned) : drawn };
}

/** The template gives a turned span a direction of its own. */
function turned(span: Span): Span[] {
  return stretchesOf(span.text).map((stretch) => ({ ...span, ...stretch }));
}

const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\ufe0f\u20e3]/u;

/** Pictures no font of ours has are decoration and left out; a letter without a shape stops the export. */
function drawable(text: string): string {
  const missing = new Set<string>();
  const kept = [...forPdf(text.normalize('NFC'))].filter((character) => {
    if (/[\s\u200c\u200d]/.test(character) || canShow(character)) return true;
    if (!picture.test(character)) missing.add(character);
    return false;
  });
  if (missing.size > 0)
    throw new WritingProblem('characters without a shape', {
      reason: 'characters',
      characters: [...missing].join(' '),
    });
  return kept.join('');
}

const address = new RegExp(`${emailPattern.source}|${urlPattern.source}`, 'gi');

/** Ways to reach someone may be clicked. */
function withLinks(spans: Span[]): Span[] {
  return spans.flatMap((span) => {
    if (span.link !== undefined) return [span];
    const pieces: Span[] = [];
    let at = 0;
    for (const { 0: found, index } of span.text.matchAll(address)) {
      const target = /^https?:/i.test(found)
        ? found
        : found.search(emailPattern) === 0
          ? `mailto:${found}`
          : `https://${found}`;
      const link = safeLink(target);
      pieces.push({ ...span, text: span.text.slice(at, index) }, { ...span, text: found, ...(link && { link }) });
      at = index + found.length;
    }
    return [...pieces, { ...span, text: span.text.slice(at) }].filter(({ text }) => text !== '');
  });
}
