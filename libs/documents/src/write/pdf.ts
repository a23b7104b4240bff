import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { documentAccents } from '@tailwright/contracts/document-looks';
import { forPdf } from './arabic.js';
import type { Arrangement } from './arrange.js';
import { stretchesOf } from './direction-marks.js';
import { canShow, fontFolders } from './fonts.js';
import type { Look } from './look.js';
import type { Block } from './markdown-resume.js';
import type { Span } from './markdown-spans.js';
import { partsOf } from './parts.js';
import type { Language } from './script.js';
import { baseTypst, setTypst } from './templates/base.typst.js';
import type { Setting } from './templates/template.js';
import { templates } from './templates/templates.js';
import { WritingProblem } from './writing-problem.js';

const letterSettings: Setting[] = [{ size: 11, margin: 2.5, leading: 0.75, spacing: 1.25, gap: 1.5 }];
const papers = { a4: 'a4', letter: 'us-letter' };
/** One page or two; one more than that may still fit when it is set tighter. */
const pagesWanted = 2;

/** writesTags: a binary that tags its files is published for Linux on x64 alone; see ADR 0012. */
export const writesTags = process.platform === 'linux' && process.arch === 'x64';

let compiler: NodeCompiler | undefined;

/** writePdf sets the blocks in the roomiest way that needs the fewest pages, or as told. Throws WritingProblem. */
export function writePdf(arrangement: Arrangement, look: Look): Buffer {
  return withPages(arrangement, look, (typst, pages) =>
    typst.pdf(pages, { creationTimestamp: Math.floor(Date.now() / 1_000) }),
  );
}

/** drawPages draws the same pages as one SVG image, page below page; letters are shapes in it. Throws WritingProblem. */
export function drawPages(arrangement: Arrangement, look: Look): string {
  return withPages(arrangement, look, (typst, pages) => typst.plainSvg(pages));
}

function withPages<T>(
  arrangement: Arrangement,
  look: Look,
  write: (typst: NodeCompiler, pages: NodeTypstDocument) => T,
): T {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders }] });
  const { typst } = templates[look.template];
  const shown = { ...shownOf(look), ...partsFor(arrangement, look) };
  const pages = bestLayout(settingsOf(look), (setting) =>
    layOut(compiler!, baseTypst + typst + setTypst, JSON.stringify({ ...shown, ...setting })),
  );
  const written = write(compiler, pages);
  compiler.evictCache(0);
  return written;
}

function settingsOf({ kind, template, density }: Look): Setting[] {
  const { settings } = templates[template];
  const all = kind === 'letter' ? letterSettings : settings;
  if (density === undefined) return all;
  return density === 'roomy' ? all.slice(0, 1) : all.slice(-1);
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

function layOut(typst: NodeCompiler, mainFileContent: string, document: string): NodeTypstDocument {
  const compiled = typst.compile({ mainFileContent, inputs: { document } });
  if (!compiled.result) {
    throw new WritingProblem(`typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`, {
      reason: 'failed',
    });
  }
  return compiled.result;
}

function shownOf({ template, accent, paper, title, author, language, hasNoPageNumbers = false }: Look) {
  const { fonts = [], hasColouredLinks = false, accent: own } = templates[template];
  const color = accent === undefined ? own : documentAccents[accent].color;
  return {
    fonts,
    hasColouredLinks,
    hasPageNumbers: !hasNoPageNumbers,
    accent: color,
    paper: papers[paper],
    title,
    author,
    language: language.code,
    direction: language.direction,
  };
}

function partsFor({ top, side, main }: Arrangement, look: Look) {
  const prepare = (blocks: Block[]) =>
    partsOf(
      blocks.map((block) => prepared(block, look.language)),
      look,
    );
  return { top: prepare(top), side: prepare(side), main: prepare(main) };
}

function prepared(block: Block, language: Language): Block {
  if (block.kind === 'rule') return block;
  const drawn = block.spans.map((span) => ({ ...span, text: drawable(keepJoints(span.text)) }));
  return { ...block, spans: language.direction === 'rtl' ? drawn.flatMap(turned) : drawn };
}

/** A line that begins with what joins two facts would be read as an item of a list. */
function keepJoints(text: string): string {
  return text.replace(/(?<=\S) (?=[·•●◦▪▫■□‣⁃|–—-] )/g, '\u00a0');
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
