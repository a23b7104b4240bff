import { contactLinks } from '@tailwright/resume-text/recognizers/contact-links';
import type { Block } from './markdown-resume.js';
import { type Span, safeLink } from './markdown-spans.js';

/** withContactLinks makes the ways to reach someone in the contact lines clickable: mail, telephone and pages. */
export function withContactLinks(blocks: Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'paragraph' && block.role === 'contacts' ? { ...block, spans: block.spans.flatMap(linked) } : block,
  );
}

function linked(span: Span): Span[] {
  if (span.link !== undefined) return [span];
  return contactLinks(span.text).map(({ text, link }) => {
    const safe = link === undefined ? undefined : safeLink(link);
    return safe === undefined ? { ...span, text } : { ...span, text, link: safe };
  });
}
