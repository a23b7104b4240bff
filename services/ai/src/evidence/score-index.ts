import { readBullet } from '@tailwright/resume-text/bullets';
import { cleanText, plainInline } from '@tailwright/resume-text/clean-text';
import { headingKind } from '@tailwright/resume-text/headings';
import { physicalLines } from '@tailwright/resume-text/physical-lines';
import { indexOfLines, type EvidenceIndex } from './evidence-index.js';

/**
 * readScoreIndex reads a resume as a set of lines, in small letters and sorted: what the percentage rests on does not
 * depend on case, bullets, order, repetition or on how well the layout is understood.
 */
export function readScoreIndex(
  resumeText: string,
  ownSentences: readonly string[] = [],
  words?: EvidenceIndex['words'],
): EvidenceIndex {
  const lines = physicalLines(cleanText(resumeText))
    .map(({ text }) =>
      plainInline(readBullet(text)?.text ?? text)
        .replace(/^#+\s/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text !== '' && headingKind(text) === undefined);
  const distinct = [...new Set([...ownSentences.map((each) => each.toLowerCase()), ...lines])].sort();
  return indexOfLines(
    distinct.map((text) => ({ text, span: { start: 0, end: 0 }, section: 'other' as const, role: 'detail' as const })),
    words,
  );
}
