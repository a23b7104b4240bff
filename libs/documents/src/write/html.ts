import { withContactLinks } from './contact-spans.js';
import { parseMarkdown } from './markdown-resume.js';
import { type Span, safeLink } from './markdown-spans.js';
import { type Part, partsOf } from './parts.js';

/**
 * writeHtml writes the Markdown of a resume as the inside of an HTML element: headings, lists, paragraphs and links to pages,
 * mail and telephones. Every letter a person wrote is escaped, and no tag or attribute comes from the text.
 */
export function writeHtml(markdown: string): string {
  return partsOf(withContactLinks(parseMarkdown(markdown).blocks))
    .map(htmlOf)
    .join('\n');
}

function htmlOf(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${inline(part.spans)}</h${part.level}>`;
    case 'entry': {
      const level = Math.min(part.level, 6);
      const under = [...(part.dates ? [part.dates] : []), ...part.beside].map(inline).join(' · ');
      const title = [part.title, ...part.names].map(inline).join(', ');
      return `<h${level}>${title}</h${level}>${under === '' ? '' : `\n<p><em>${under}</em></p>`}`;
    }
    case 'contacts':
      return `<p>${part.pieces.map(inline).join(' · ')}</p>`;
    case 'paragraph':
      return `<p>${inline(part.spans)}</p>`;
    case 'list':
      return `<ul>${items(part.items)}</ul>`;
    case 'enum':
      return `<ol start="${part.start}">${items(part.items)}</ol>`;
    case 'rule':
      return '<hr />';
  }
}

function items(all: Span[][]): string {
  return all.map((spans) => `<li>${inline(spans)}</li>`).join('');
}

function inline(spans: Span[]): string {
  return spans
    .map(({ text, isBold, isItalic, link }) => {
      const plain = escaped(text).replaceAll('\n', '<br />');
      const strong = isBold ? `<strong>${plain}</strong>` : plain;
      const marked = isItalic ? `<em>${strong}</em>` : strong;
      const address = link === undefined ? undefined : safeLink(link);
      return address === undefined
        ? marked
        : `<a href="${escaped(address)}" rel="noopener noreferrer nofollow">${marked}</a>`;
    })
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
