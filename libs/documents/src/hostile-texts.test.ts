import { expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { isoDateIn, isoDates } from '@tailwright/resume-text/recognizers/iso-dates';
import { contactLinks } from '@tailwright/resume-text/recognizers/contact-links';
import { fileNameOf } from '@tailwright/resume-text/recognizers/file-name';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';
import { type PureFunction, slowTexts } from '@tailwright/testing/hostile-texts';
import { normaliseText } from './read/normalise.js';
import { restoreHyphens } from './read/pdf-hyphens.js';
import { warningsOf } from './read/warnings.js';
import { withSidebar } from './write/arrange.js';
import { withContactLinks } from './write/contact-spans.js';
import { paperOf } from './write/paper.js';
import { partsOf } from './write/parts.js';
import { forPdf } from './write/arabic.js';
import { essence, findLostLines } from './write/kept.js';
import { writeJson } from './write/json-resume.js';
import { parseMarkdown } from './write/markdown-resume.js';
import { languageOf } from './write/script.js';
import { writeTxt } from './write/txt.js';
import { WritingProblem } from './write/writing-problem.js';

const charsMax = limits.exportCharsMax;

/** A text that JSON Resume has no place for is refused, which is an answer too. */
function jsonOf(text: string): void {
  try {
    writeJson(text);
  } catch (error) {
    if (!(error instanceof WritingProblem)) throw error;
  }
}

/** Every pure function between a text and a file. */
const functions: PureFunction[] = [
  { name: 'normaliseText', maxMs: 150, charsMax, run: normaliseText },
  { name: 'restoreHyphens', charsMax, run: (text) => restoreHyphens(text, text) },
  { name: 'warningsOf', charsMax, run: warningsOf },
  { name: 'parseMarkdown, a resume', maxMs: 100, charsMax, run: (text) => parseMarkdown(text) },
  {
    name: 'parseMarkdown, a letter',
    maxMs: 100,
    charsMax,
    run: (text) => parseMarkdown(text, { keepsLineBreaks: true }),
  },
  { name: 'findLostLines', maxMs: 150, charsMax, run: (text) => findLostLines(text, text) },
  { name: 'writeJson', maxMs: 200, charsMax, run: jsonOf },
  { name: 'writeTxt', maxMs: 100, charsMax, run: (text) => writeTxt(parseMarkdown(text).blocks) },
  { name: 'withSidebar', maxMs: 250, charsMax, run: withSidebar },
  { name: 'partsOf', maxMs: 150, charsMax, run: (text) => partsOf(withContactLinks(parseMarkdown(text).blocks)) },
  { name: 'paperOf', charsMax, run: (text) => paperOf(text) },
  { name: 'fileNameOf', charsMax, run: (text) => fileNameOf({ kind: 'resume', person: text, company: text }) },
  { name: 'findEmployer', charsMax, run: findEmployer },
  { name: 'contactLinks', charsMax, run: contactLinks },
  { name: 'isoDates', charsMax, run: isoDates },
  { name: 'isoDateIn', charsMax, run: isoDateIn },
  { name: 'isPeriod', charsMax, run: isPeriod },
  { name: 'languageOf', charsMax, run: languageOf },
  { name: 'forPdf', charsMax, run: forPdf },
  { name: 'essence', charsMax, run: essence },
];

test.each(functions)(
  '$name takes no longer than it may over the longest text of any kind',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
