import type { Edit } from '@tailwright/contracts/optimize';
import { block } from '@tailwright/resume-text/text/markdown';
import { areInCapitals } from '@tailwright/resume-text/document/render-resume';
import { renderVerbatim, verbatimText } from '@tailwright/resume-text/document/render-verbatim';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { rowsOf, rowsOfLine } from '@tailwright/resume-text/document/text-rows';
import { targetLine } from '../../posting/target-line.js';
import type { Highlight } from './highlights.js';
import { rowsMin } from './highlights.js';
import type { LaidOut } from './lay-out.js';
import type { Tailored } from './tailor.js';
import { namesOwnTarget } from './top-lines.js';

/** What people write of the job they apply for stands among the first rows. */
const topRows = 25;

/**
 * tailorVerbatim leaves a resume as it was written where its reading is not sure: a misread column or form set anew is worse
 * than what the person has. The advertised job is named, and lines of the person's own stand below name and contacts where
 * these are plain.
 */
export function tailorVerbatim({ resume, highlights, isSameLanguage }: LaidOut, jobDescription: string): Tailored {
  const text = verbatimText(resume);
  const target = isSameLanguage ? targetLine(jobDescription) : '';
  const isNamed = resume.text.split('\n', topRows).some((row) => namesOwnTarget(row.trim()));
  const own = text.top.length > 0 ? highlights.filter((highlight) => isOwnLine(highlight, resume)) : [];
  const lines = own.length < rowsMin ? [] : own;
  const heading = areInCapitals(resume.sections) ? 'HIGHLIGHTS' : 'Highlights';
  const blocks = [
    ...(target === '' || isNamed ? [] : [target]),
    ...(lines.length === 0 ? [] : [`## ${heading}`, lines.map((line) => `- ${block(line.text)}`).join('\n')]),
  ];
  const edits: Edit[] = [
    ...(target === '' || isNamed ? [] : [{ text: target, kind: 'summary' as const, lines: [], requirements: [] }]),
    ...lines.map((line): Edit => ({ ...line, kind: 'summary' })),
  ];
  return { text: renderVerbatim(text, blocks), sectionsAsWritten: resume.sections.length, edits };
}

/**
 * A line that has its rows to itself and stands there word for word is the person's own. A short row above its last one may have
 * fallen in from another column: "Led the move in 3 weekends" / "First aid" / "with 11 minutes of downtime".
 */
function isOwnLine({ text, lines: [own] }: Highlight, resume: ResumeDocument): boolean {
  const line = resume.lines.find((each) => each.text === own);
  const rows = line && rowsOfLine(rowsOf(resume), line)?.map((row) => row.trim().length);
  if (text !== own || rows === undefined) return false;
  return rows.slice(0, -1).every((length) => length >= Math.max(...rows) * fullShare);
}

const fullShare = 0.7;
