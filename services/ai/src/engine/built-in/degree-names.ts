import type { Entry, Section } from '@tailwright/resume-text/document/resume-document';
import { levelsIn } from '../../evidence/match-degree.js';
import type { Asked } from './asked.js';
import type { Changes } from './changes.js';
import { capitalised } from './in-sentence.js';

const degreeAsked =
  /\b(?:(?:bachelor|master|doctoral|associate)(?:['’]?s)? degree|(?:high school|college) diploma|doctorate)\b/i;

/**
 * writeDegrees gives a degree the posting's name for its level, where the resume has only the short one: "B.A., History"
 * becomes "Bachelor's degree (B.A.), History", and the "Diploma" of a high school a "High school diploma".
 */
export function writeDegrees(sections: Section[], whole: string, asked: Asked, changes: Changes): void {
  const studies = sections.filter(({ kind }) => kind === 'education' || kind === 'certifications');
  const named = new Set<object>();
  for (const { requirement, start } of asked.foundOf('degree')) {
    const [term] = degreeAsked.exec(requirement.text) ?? [];
    if (term === undefined || whole.toLowerCase().includes(term.toLowerCase())) continue;
    const ground = { lines: [], requirements: [requirement.id] };
    const detail = studies.flatMap(({ details }) => details).find(({ span }) => span.start === start);
    const entry = studies.flatMap(({ entries }) => entries).find(({ span }) => span.start <= start && start < span.end);
    if (detail && !named.has(detail)) {
      const text = levelNamed(detail.text, term);
      if (text !== undefined) changes.change(detail, text, 'term', ground);
      named.add(detail);
    } else if (entry && !named.has(entry)) {
      const renamed = entryNamed(entry, term);
      if (renamed) changes.changeHead(entry, renamed, 'term', ground);
      named.add(entry);
    }
  }
}

/** The entry with the name of its level, in its title or where its head begins as it was written. */
function entryNamed(entry: Entry, term: string): Entry | undefined {
  const { title, organization, headerLines, isSure } = entry;
  const [first = '', ...others] = headerLines;
  if (!isSure) {
    const line = levelNamed(first, term);
    return line === undefined ? undefined : { ...entry, headerLines: [line, ...others] };
  }
  // The school stands beside the title.
  const named = levelNamed(`${title}, ${organization}`, term)?.slice(0, -`, ${organization}`.length);
  return named === undefined ? undefined : { ...entry, title: named };
}

/** The line with the name of its level first; undefined where it is of another level or says its level by itself. */
function levelNamed(line: string, asked: string): string | undefined {
  const term = capitalised(asked);
  if (line.length > lineCharsMax) return undefined;
  if (/school/i.test(term)) return ofHighSchool.test(line) ? line.replace(/^diploma/i, term) : undefined;
  const short = shortDegree.exec(line)?.[0];
  if (short === undefined || !isSameLevel(asked, short)) return undefined;
  const rest = line.slice(short.length);
  return `${term} (${short})${/^ \p{Lu}/u.test(rest) ? ',' : ''}${rest}`;
}

const lineCharsMax = 150;
/** "B.A.", "BSc" and "DEC" where a line begins: more than one capital, or a full stop. */
const shortDegree = /^(?=\p{Lu}\p{Ll}{0,5}[.\p{Lu}])\p{Lu}[\p{L}.]{1,6}(?=,|\s(?:in\s)?\p{Lu}|$)/u;
const ofHighSchool = /^diploma,? [^;|]{0,60}\b(?:high school|HS)\b/i;

function isSameLevel(asked: string, short: string): boolean {
  const wanted = levelsIn(asked.replace(/ degree$/i, ''));
  return wanted.length > 0 && levelsIn(short).some((level) => level === Math.max(...wanted));
}
