import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { limits } from '@tailwright/contracts/limits';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import type { PureFunction } from '@tailwright/testing/hostile-texts';
import { make } from '@tailwright/testing/make';
import { advise } from '../analysis/advice.js';
import { analyse } from '../analysis/analyse.js';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { findKeywords } from '../analysis/keywords.js';
import { indexResume } from '../analysis/lookup.js';
import { writeLetter } from '../engine/built-in/letter.js';
import { tailor } from '../engine/built-in/tailor.js';
import { readAnswer, readPartialAnswer } from '../engine/openai/answer.js';
import { ContactMask } from '../engine/openai/contacts.js';
import { withoutEcho } from '../engine/openai/echo.js';
import { askEdits } from '../engine/openai/edits/ask-edits.js';
import { applyEdits } from '../engine/openai/edits/apply-edits.js';
import { noProposals, readEdits, readPartialEdits } from '../engine/openai/edits/edits-answer.js';
import { findFaults } from '../engine/openai/edits/findings.js';
import { layoutFor, numberResume } from '../engine/openai/edits/numbered-resume.js';
import { fitTexts } from '../engine/openai/fit.js';
import { findEvidence, readEvidenceIndex } from '../evidence/find-evidence.js';
import { chancesOf } from '../evidence/proof.js';
import { readScoreIndex } from '../evidence/score-index.js';
import { readEvidence } from '../facts/evidence.js';
import { guardBuild, guardLetter, guardResume } from '../facts/guard.js';
import { outline } from '../facts/outline.js';
import { readPosting } from '../posting/read-posting.js';
import { targetLine } from '../posting/target-line.js';
import { cleanText } from '@tailwright/resume-text/text/clean-text';
import { heard, heardForm } from '../text/heard.js';
import { withShortLines } from '../text/short-lines.js';
import { logicalLines } from '@tailwright/resume-text/lines/logical-lines';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderForm } from '@tailwright/resume-text/document/render-form';

const today = new Date('2026-11-21T00:00:00Z');
const { resumeText, jobDescription } = make.optimizeRequest();
const letterForm = make.coverLetterRequest();
const form = make.builderForm();
const withDescription = (description: string) => ({
  ...form,
  work_experience: form.work_experience.map((job) => ({ ...job, description })),
});
const requirements = readPosting(jobDescription);
const { resumeCharsMax, tailoredCharsMax, jobDescriptionCharsMax, longTextCharsMax } = limits;

const layout = layoutFor({ resumeText, jobDescription, style: 'standard' }, today);
const ownNumbered = numberResume({ resumeText, jobDescription }, layout);
const ownLines = ownNumbered?.lines.map((line) => line.number) ?? [];
const everything = { lines: ownLines, requirements: requirements.map(({ id }) => id) };
/** Each line of a text as an edit of each line of a resume. */
const proposalsOf = (text: string) => {
  const edits = text
    .split('\n')
    .slice(0, 400)
    .map((each, at) => ({ text: each, lines: [(at % 20) + 1], serves: [] }));
  return { ...noProposals, edits, highlights: edits.slice(0, 20).map((each) => ({ ...each, name: each.text })) };
};
const request = { resumeText, jobDescription, style: 'standard' as const };
const asked = askEdits({ request, tokens: 8_000, today });

const ownIndex = readEvidenceIndex(resumeText);

const functions: PureFunction[] = [
  { name: 'cleanText', charsMax: tailoredCharsMax, run: cleanText },
  {
    name: 'heard, a resume',
    charsMax: resumeCharsMax,
    run: (text) => heard({ resumeText: text, jobDescription }),
  },
  {
    name: 'heard, a posting',
    charsMax: jobDescriptionCharsMax,
    run: (text) => heard({ resumeText, jobDescription: text }),
  },
  { name: 'heardForm', charsMax: longTextCharsMax, run: (text) => heardForm(withDescription(text)) },
  { name: 'logicalLines', charsMax: tailoredCharsMax, run: logicalLines },
  { name: 'readResume', charsMax: tailoredCharsMax, run: readResume },
  { name: 'outline', charsMax: tailoredCharsMax, run: outline },
  { name: 'findKeywords', charsMax: jobDescriptionCharsMax, run: findKeywords },
  { name: 'findJobTitle', charsMax: jobDescriptionCharsMax, run: findJobTitle },
  { name: 'targetLine', charsMax: jobDescriptionCharsMax, run: targetLine },
  { name: 'indexResume', charsMax: tailoredCharsMax, run: indexResume },
  {
    name: 'advise',
    charsMax: tailoredCharsMax,
    run: (text) =>
      advise({
        requirements: [],
        enough_requirements: true,
        language_understood: true,
        matching_percentage: 50,
        today,
        jobDescription,
        tailoredResume: text,
      }),
  },
  {
    name: 'analyse, a tailored resume',
    charsMax: tailoredCharsMax,
    run: (text) => analyse({ jobDescription, originalResume: resumeText, tailoredResume: text, today }),
  },
  {
    name: 'analyse, a posting',
    differentLinesMaxMs: 200,
    charsMax: jobDescriptionCharsMax,
    run: (text) => analyse({ jobDescription: text, originalResume: resumeText, tailoredResume: resumeText, today }),
  },
  { name: 'readPosting', charsMax: jobDescriptionCharsMax, run: readPosting },
  {
    name: 'readPosting, a requirement',
    charsMax: jobDescriptionCharsMax,
    run: (text) => readPosting(`Requirements\n- Experience with ${text}`),
  },
  {
    name: 'readPosting, a duty',
    charsMax: jobDescriptionCharsMax,
    run: (text) => readPosting(`Responsibilities\n- Manage ${text}`),
  },
  { name: 'readEvidenceIndex', differentLinesMaxMs: 75, charsMax: tailoredCharsMax, run: readEvidenceIndex },
  {
    name: 'findEvidence, a resume',
    differentLinesMaxMs: 75,
    charsMax: tailoredCharsMax,
    run: (text) => {
      const index = readEvidenceIndex(text);
      return requirements.map((requirement) => findEvidence(requirement, index, today));
    },
  },
  {
    name: 'chancesOf, a resume',
    differentLinesMaxMs: 90,
    charsMax: tailoredCharsMax,
    run: (text) => chancesOf(requirements, readScoreIndex(text), today),
  },
  {
    name: 'findEvidence, a posting',
    differentLinesMaxMs: 75,
    charsMax: jobDescriptionCharsMax,
    run: (text) =>
      readPosting(`Requirements\n- ${text}`).map((requirement) => findEvidence(requirement, ownIndex, today)),
  },
  { name: 'readEvidence', differentLinesMaxMs: 75, charsMax: resumeCharsMax, run: (text) => readEvidence(text, today) },
  {
    name: 'guardResume, an original',
    differentLinesMaxMs: 120,
    charsMax: resumeCharsMax,
    run: (text) => guardResume({ original: text, tailored: resumeText, today }),
  },
  {
    name: 'guardResume, a tailored resume',
    differentLinesMaxMs: 150,
    charsMax: tailoredCharsMax,
    run: (text) => guardResume({ original: resumeText, tailored: text, today }),
  },
  {
    name: 'guardResume, both',
    // Two texts of the greatest length, each of which may take the usual time.
    maxMs: 100,
    differentLinesMaxMs: 400,
    charsMax: tailoredCharsMax,
    run: (text) => guardResume({ original: text.slice(0, resumeCharsMax), tailored: text, today }),
  },
  {
    name: 'guardLetter, a letter',
    charsMax: resumeCharsMax,
    run: (text) => guardLetter({ original: resumeText, form: letterForm, jobDescription, letter: text, today }),
  },
  {
    name: 'guardBuild',
    differentLinesMaxMs: 75,
    charsMax: longTextCharsMax,
    run: (text) => guardBuild({ form: withDescription(text), generated: resumeText, today }),
  },
  ...optimizeStyles.flatMap((style) => [
    {
      name: `tailor, a resume, ${style}`,
      differentLinesMaxMs: 75,
      charsMax: resumeCharsMax,
      run: (text: string) => tailor({ resumeText: text, jobDescription, style }),
    },
  ]),
  ...coverLetterStyles.map((style) => ({
    name: `writeLetter, a resume, ${style}`,
    charsMax: resumeCharsMax,
    run: (text: string) => writeLetter({ ...letterForm, resumeText: text, style }),
  })),
  { name: 'renderForm', charsMax: longTextCharsMax, run: (text) => renderForm(withDescription(text)) },
  { name: 'ContactMask.hide', charsMax: resumeCharsMax, run: (text) => new ContactMask().hide(text) },
  {
    name: 'ContactMask.restoreAll',
    charsMax: tailoredCharsMax,
    run: (text) => new ContactMask().restoreAll(text, text),
  },
  {
    name: 'ContactMask.restorePartial',
    charsMax: tailoredCharsMax,
    run: (text) => new ContactMask().restorePartial(text),
  },
  {
    name: 'fitTexts',
    charsMax: resumeCharsMax,
    run: (text) => fitTexts({ resumeText: text, jobDescription }, 2_000),
  },
  {
    name: 'numberResume',
    differentLinesMaxMs: 75,
    charsMax: resumeCharsMax,
    run: (text) => numberResume({ resumeText: text, jobDescription }, layout),
  },
  {
    name: 'askEdits, a resume',
    differentLinesMaxMs: 100,
    charsMax: resumeCharsMax,
    run: (text) => askEdits({ request: { ...request, resumeText: text }, tokens: 8_000, today }),
  },
  {
    // As an analysis of it: the lines at the top are chosen by the evidence for each requirement.
    name: 'askEdits, a posting',
    differentLinesMaxMs: 200,
    charsMax: jobDescriptionCharsMax,
    run: (text) => askEdits({ request: { ...request, jobDescription: text }, tokens: 8_000, today }),
  },
  {
    name: 'applyEdits',
    charsMax: tailoredCharsMax,
    run: (text) => ownNumbered && applyEdits(ownNumbered, proposalsOf(text), everything),
  },
  {
    name: 'findFaults',
    charsMax: tailoredCharsMax,
    run: (text) => asked && findFaults({ request, asked, proposals: proposalsOf(text), today }),
  },
  {
    name: 'readEdits',
    charsMax: tailoredCharsMax,
    run: (text) => readEdits(JSON.stringify({ edits: [{ lines: [1], text }] })),
  },
  { name: 'readPartialEdits', charsMax: tailoredCharsMax, run: (text) => readPartialEdits(`{"edits": [${text}`) },
  { name: 'readAnswer', charsMax: tailoredCharsMax, run: (text) => readAnswer(`x${text}`) },
  { name: 'readPartialAnswer', charsMax: tailoredCharsMax, run: readPartialAnswer },
  { name: 'withoutEcho', charsMax: tailoredCharsMax, run: (text) => withoutEcho(text, { system: 'a', user: 'b' }) },
];

/**
 * readingFunctions are all that read a whole text of a person's, each with the longest one it is given. The limits for
 * different lines stand a half above what was measured on a busy core: thousands of lines, each of which is read.
 */
export const readingFunctions: PureFunction[] = functions.map((each) => ({ ...each, entering: withShortLines }));
