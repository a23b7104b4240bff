import { joinLigatures } from './broken-words.js';
import { isFence } from './markdown.js';

const htmlTag =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|table|tbody|thead|tr|td|th|img|font|section|header|footer|html|body|head|meta|title|hr|script|style|iframe|svg|form|input|button|link)\b[^<>]{0,500}>/giu;
/** entities are the named characters of HTML that texts of resumes have. */
export const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** The bullets of the fonts Symbol and Wingdings, which have no place in Unicode and would go with the icons. */
const symbolBullet = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf0a8\uf0be\uf02d\uf06e\uf071\uf09f](?=\s)/g;

/** cleanText is the text as lines we can read: no control, zero-width or icon glyphs, no HTML tags, LF line ends. */
export function cleanText(text: string): string {
  const cleaned = joinLigatures(withoutHtml(text).replace(/\r\n?|[\u2028\u2029\f\v\u0085]/g, '\n'))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    // Old fonts draw "fi" and "ffl" as one glyph; nobody searches for it.
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(symbolBullet, '•')
    .replace(/[^\P{C}\n\t\u200d]|[\ufe0f\ufffd]/gu, '')
    .replace(/ {200,}/g, ' '.repeat(200));
  const rows = cleaned.split('\n').map((line) => line.trimEnd());
  // What stands between the marks of a text shown as it is, is the text.
  const own = cleaned.includes('```') ? rows.filter((row) => !isFence(row)) : rows;
  return withoutCommonIndent(withoutQuoteMarks(own)).join('\n');
}

/** A page that is set in has spaces before every line; how far a line is set in from the others is what counts. */
function withoutCommonIndent(lines: string[]): string[] {
  const written = lines.filter((line) => line !== '');
  const common = written.reduce(sharedIndent, /^\s*/.exec(written[0] ?? '')?.[0] ?? '');
  return common === '' || written.length < 2 ? lines : lines.map((line) => line.slice(common.length));
}

function sharedIndent(indent: string, line: string): string {
  let length = 0;
  while (length < indent.length && line[length] === indent[length]) length += 1;
  return indent.slice(0, length);
}

/** A text out of a mail has "> " before every line; a list of a few such lines keeps its marks. */
function withoutQuoteMarks(lines: string[]): string[] {
  const written = lines.filter((line) => line !== '');
  const quoted = written.filter((line) => line.startsWith('>'));
  if (written.length < 5 || quoted.length < written.length * 0.8) return lines;
  return lines.map((line) => line.replace(/^> ?/, ''));
}

function withoutHtml(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return text;
  return text
    .replace(htmlTag, (tag) => {
      if (/^<(?:li|tr)\b/i.test(tag)) return '\n- ';
      return /^<\/?(?:p|br|div|ul|ol|h[1-6]|section|table|hr)\b/i.test(tag) ? '\n' : ' ';
    })
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_all, name: string) => entities[name] ?? '');
}

/** plainInline takes the Markdown marks off one line: emphasis, code, links, escapes. */
export function plainInline(line: string): string {
  if (!/[*_`[\]\\~]/.test(line)) return line;
  return line
    .replace(/(?<!\\)!?\[([^[\]]{0,300})\]\(([^()\s]{0,500})\)/g, (_all, label: string, address: string) =>
      link(label, address),
    )
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~&=])/g, (_all, mark: string) =>
      String.fromCharCode(0xe000 + mark.charCodeAt(0)),
    )
    .replace(/(\*\*\*|\*\*|__|~~|`)(?=\S)([^\n*`~]{1,2000}?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,2000}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,2000}?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/[\ue000-\ue07f]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000));
}

function link(label: string, address: string): string {
  const target = address
    .replace(/^mailto:/i, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
  if (label.trim() === '' || label.includes(target)) return label || target;
  return target.startsWith('#') || target === '' ? label : `${label} (${address.replace(/^mailto:/i, '')})`;
}
