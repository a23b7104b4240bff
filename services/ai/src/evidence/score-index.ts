import { readBullet } from '@tailwright/resume-text/recognizers/bullets';
import { cleanText, plainInline } from '@tailwright/resume-text/text/clean-text';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';
import { partsOfLine } from '@tailwright/resume-text/page/physical-lines';
import { withoutDenials } from './denials.js';
import { indexOfLines, type EvidenceIndex } from './evidence-index.js';

/**
 * readScoreIndex reads a resume as a set of lines, in small letters and sorted: what the percentage rests on does not
 * depend on case, bullets, order, repetition or on how well the layout is understood. Each line is read by itself, for
 * what its neighbours tell of columns would change with the order.
 */
export function readScoreIndex(
  resumeText: string,
  ownSentences: readonly string[] = [],
  words?: EvidenceIndex['words'],
): EvidenceIndex {
  const cells = new Set(distinctLines(cleanText(resumeText).toLowerCase()).flatMap(cellsOf));
  const lines = [...cells]
    .flatMap(partsOfLine)
    .map((text) => withoutDenials(plainInline(withoutBullet(text)).replace(/^#+\s/, '').trim()))
    .filter((text) => text !== '' && headingKind(text) === undefined);
  const distinct = [...new Set([...ownSentences.map((each) => each.toLowerCase()), ...lines])].sort();
  return indexOfLines(
    distinct.map((text) => ({ text, span: { start: 0, end: 0 }, section: 'other' as const, role: 'detail' as const })),
    words,
  );
}

function distinctLines(text: string): string[] {
  return [...new Set(text.split('\n'))];
}

/** What stands side by side on a page is no sentence; a row between bars says one thing, and how it stands with it. */
const gap = / {4,}|(?<=\S {0,3})\t[\t ]*/;

function withoutBullet(text: string): string {
  return readBullet(text)?.text ?? text;
}

function cellsOf(line: string): string[] {
  const text = withoutBullet(line.trim());
  return text.includes('|') ? [text] : text.split(gap).filter((cell) => cell.trim() !== '');
}
