import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { Entry } from '../../resume-text/entries.js';
import type { Resume } from '../../resume-text/parse.js';
import { isTitle } from '../../resume-text/titles.js';
import { listed } from '../../resume-text/markdown.js';
import { isCurrent } from '../../resume-text/periods.js';
import { inSentence } from './in-sentence.js';

/** ownSummary writes a summary from what the resume already says: positions, employers, skills. '' when it says too little. */
export function ownSummary(resume: Resume, skills: string[], style: OptimizeStyle): string {
  const jobs = resume.sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const held = jobs
    .filter((job) => job.title !== '' && job.organization !== '' && isTitle(job.title) && isShort(job))
    .slice(0, 2);
  const sentences = [positions(held, style), competence(skills.slice(0, style === 'keyword' ? 9 : 6), style)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function isShort(job: Entry): boolean {
  return job.title.length <= 60 && job.organization.length <= 60;
}

function positions(held: Entry[], style: OptimizeStyle): string {
  const [latest] = held;
  if (!latest) return '';
  const [first, second] = held.map((job) => `${job.title} at ${job.organization}`);
  if (style === 'formal')
    return `Positions held include ${listed(held.map((job) => `${job.title} (${job.organization})`))}.`;
  const before = second === undefined ? '' : `, previously ${second}`;
  if (isCurrent(latest.dates)) return `${first}${before}.`;
  return `Most recently ${first}${before}.`;
}

const skillSentences: Record<OptimizeStyle, (skills: string) => string> = {
  standard: (skills) => `Skills include ${skills}.`,
  formal: (skills) => `Areas of competence include ${skills}.`,
  creative: (skills) => `In the toolkit: ${skills}.`,
  keyword: (skills) => `Core skills: ${skills}.`,
};

function competence(skills: string[], style: OptimizeStyle): string {
  const plain = skills.filter((skill) => !/ (?:and|&) |\(/.test(skill)).map((skill) => inSentence(skill));
  return plain.length < 2 ? '' : skillSentences[style](listed(plain));
}
