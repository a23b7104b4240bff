import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import type { Ask } from './cover.js';
import { isLineHedged, nearnessOf } from './cover.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import type { ResumeLine } from './resume-lines.js';

/** JobFit is how far the lines of one job together say what a number of years is asked of. */
export interface JobFit {
  entry: NonNullable<ResumeLine['entry']>;
  /** Places of the lines of its head. */
  heads: number[];
  /** The share of the subject that its lines say, 0 to 1; what only a line below the head says counts a little less. */
  fit: number;
  /** True where a role is asked and the title is a lesser one: a demi chef is no chef yet. Its fit counts for nothing. */
  isLess: boolean;
}

/** A line of the description says less about the whole job than its title does. */
const detailWorth = 0.9;

/** jobFits measures each job of a resume; where nothing is asked but work, every job fits. */
export function jobFits(subject: Ask, index: EvidenceIndex): JobFit[] {
  const isRole = isTitle(subject.text);
  const isLeading = leading.test(subject.text);
  return jobsOf(index).map(({ entry, heads, details }) => {
    const below = isLeading ? [] : details.filter((at) => !isLineHedged(subject, index.lines[at] as IndexedLine, at));
    const isLess = isRole && isLesser(entry.title, subject.text);
    return { entry, heads, fit: shareSaid(subject, heads, below), isLess };
  });
}

/** Who leads has it in the title; that somebody stood in for four months stands in a line below another one. */
const leading = /\b(?:lead|leader(?:ship)?|leading|supervis\w+|manag(?:er|erial|ement)|head|chief|principal)\b/i;
/** A title with one of these is less than the one without. */
const lessen =
  /\b(?:demi|assistant|asst|junior|jr|trainee|acting|deputy|commis|intern|internship|apprentice|student|placement|practicum)\b/i;

function isLesser(title: string, asked: string): boolean {
  const [word] = lessen.exec(title) ?? [];
  return word !== undefined && !asked.toLowerCase().includes(word.toLowerCase());
}

function shareSaid(ask: Ask, heads: number[], details: number[]): number {
  let [total, said] = [0, 0];
  ask.read.terms.forEach(({ weight, isGeneric }, term) => {
    if (isGeneric) return;
    const inHeads = Math.max(0, ...heads.map((at) => nearnessOf(ask, term, at)));
    const inDetails = Math.max(0, ...details.map((at) => nearnessOf(ask, term, at)));
    total += weight;
    said += weight * Math.max(inHeads, detailWorth * inDetails);
  });
  return total === 0 ? 1 : said / total;
}

interface Job {
  entry: NonNullable<ResumeLine['entry']>;
  heads: number[];
  details: number[];
}

/** The jobs of a resume; where it has none, its projects. */
function jobsOf(index: EvidenceIndex): Job[] {
  const jobs = entriesOf(index, (kind) => kind !== 'education' && kind !== 'volunteering' && kind !== 'projects');
  return jobs.length > 0 ? jobs : entriesOf(index, (kind) => kind === 'projects');
}

function entriesOf(index: EvidenceIndex, isWork: (kind: SectionKind) => boolean): Job[] {
  const found = new Map<ResumeLine['entry'], Job>();
  index.lines.forEach(({ line: { entry, section, role } }, at) => {
    if (!entry || !isWork(section)) return;
    const job = found.get(entry) ?? { entry, heads: [], details: [] };
    (role === 'head' ? job.heads : job.details).push(at);
    found.set(entry, job);
  });
  return [...found.values()];
}
