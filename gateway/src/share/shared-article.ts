import { writeHtml } from '@tailwright/documents/write/html';

/** Longer texts are left to the browser: writing them would hold up everybody's requests for too long. */
const charsMax = 12_000;

/** articleOf writes a resume as the HTML that stands in its page before any script runs, or nothing for a very long one. */
export function articleOf(resume: string): string {
  return resume.length > charsMax ? '' : `<article id="early-resume" data-sheet>\n${writeHtml(resume)}\n</article>`;
}
