import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { Entry } from '../../resume-text/entries.js';
import type { Resume } from '../../resume-text/parse.js';
import { isTitle } from '../../resume-text/titles.js';
import { listed } from './markdown.js';

/** ownSummary writes a summary from what the resume already says: positions, employers, skills. '' when it says too little. */
export function ownSummary(resume: Resume, skills: string[], style: OptimizeStyle): string {
  const jobs = resume.sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const held = jobs
    .filter((job) => job.title !== '' && job.organization !== '' && isTitle(job.title) && isShort(job))
    .slice(0, 2);
  const sentences = [
    positions(resume.headline, held, style),
    competence(skills.slice(0, style === 'keyword' ? 8 : 5), style),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function isShort(job: Entry): boolean {
  return job.title.length <= 60 && job.organization.length <= 60;
}

function positions(headline: string, held: Entry[], style: OptimizeStyle): string {
  const [latest] = held;
  if (!latest) return '';
  const each = held.map((job) => `${job.title} at ${job.organization}`);
  if (style === 'formal') return `Positions held include ${listed(each)}.`;
  const opening = isTitle(headline) && headline.length <= 60 ? headline : latest.title;
  const where = sameTitle(opening, held) ? listed(held.map((job) => job.organization)) : '';
  if (where !== '') return `${opening} with experience at ${where}.`;
  return `${opening} with experience as ${listed(each)}.`;
}

function sameTitle(opening: string, held: Entry[]): boolean {
  return held.every((job) => job.title.toLowerCase() === opening.toLowerCase());
}

const skillSentences: Record<OptimizeStyle, (skills: string) => string> = {
  standard: (skills) => `Skills include ${skills}.`,
  formal: (skills) => `Areas of competence include ${skills}.`,
  creative: (skills) => `In the toolkit: ${skills}.`,
  keyword: (skills) => `Core skills for this position: ${skills}.`,
};

function competence(skills: string[], style: OptimizeStyle): string {
  return skills.length < 2 ? '' : skillSentences[style](listed(skills));
}
