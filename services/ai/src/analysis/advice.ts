import type { Analysis } from '@tailwright/contracts/analysis';
import { emailPattern, hasPhone } from '@tailwright/resume-text/contacts';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { ResumeDocument } from '@tailwright/resume-text/resume-document';
import { degreeAsked, degreeLevel, titleCoverage, yearsAsked, yearsHeld } from './facets.js';
import { findSkillByName } from './lexicon/lexicon.js';
import { indexLines, type ResumeIndex } from './lookup.js';
import { requirementsMin, type Posting } from './score.js';

const adviceMax = 6;
const tooLittle =
  'Not enough requirements were found in the job description for a match you could rely on. Paste all of it, with its list of requirements.';
const degreeNames = ['', 'diploma', "bachelor's degree", "master's degree", 'doctorate'];

/** advise says in whole sentences what would help most, the most important first; `missing` is what is required and nowhere. */
export function advise(
  posting: Posting,
  keywords: Analysis['keywords'],
  missing: string[],
  tailored: string,
  index: ResumeIndex,
): string[] {
  const resume = readResume(tailored);
  const sentences = [
    posting.keywords.length < requirementsMin ? tooLittle : undefined,
    missingAdvice(missing),
    yearsAdvice(posting, index),
    degreeAdvice(posting.text, index),
    titleAdvice(posting, resume, index),
    evidenceAdvice(keywords, resume),
    numbersAdvice(resume),
    summaryAdvice(resume),
    contactAdvice(resume),
  ];
  return sentences.filter((sentence) => sentence !== undefined).slice(0, adviceMax);
}

function missingAdvice(missing: string[]): string | undefined {
  const terms = missing.slice(0, 5);
  if (terms.length === 0) return undefined;
  return `The posting requires ${listed(terms)}, and your resume does not mention ${terms.length > 1 ? 'them' : 'it'}. Add only what you have really done.`;
}

function yearsAdvice({ text, today }: Posting, index: ResumeIndex): string | undefined {
  const asked = yearsAsked(text);
  const held = yearsHeld(index.lines, today);
  if (asked === undefined || held >= asked) return undefined;
  if (held === 0)
    return `The posting asks for ${years(asked)} of experience; give each job its start and end date so that this can be seen.`;
  return `The posting asks for ${years(asked)} of experience; the dates in your resume add up to about ${years(Math.max(1, Math.round(held)))}. Mention earlier relevant work if you have any.`;
}

function degreeAdvice(posting: string, index: ResumeIndex): string | undefined {
  const asked = degreeAsked(posting);
  const held = Math.max(0, ...index.lines.map(degreeLevel));
  if (asked === 0 || held >= asked) return undefined;
  return `The posting asks for a ${degreeNames[asked]}; your resume does not state one. If you hold it, or an equivalent, name it under Education.`;
}

function titleAdvice(posting: Posting, resume: ResumeDocument, index: ResumeIndex): string | undefined {
  if (posting.title === '' || titleCoverage(posting.title, index) === 1) return undefined;
  if (resume.person.headline !== '' && titleCoverage(posting.title, indexLines([resume.person.headline])) >= 0.5)
    return undefined;
  return `The job is advertised as “${posting.title}”. If that describes you, put it in the headline under your name.`;
}

function evidenceAdvice(keywords: Analysis['keywords'], resume: ResumeDocument): string | undefined {
  const bullets = resume.sections.flatMap((section) =>
    section.entries.flatMap((entry) => entry.details.map((detail) => detail.text)),
  );
  const lists = resume.sections.filter((section) => section.kind === 'skills').flatMap((section) => section.details);
  if (bullets.length === 0) return undefined;
  const shown = indexLines(bullets);
  const unproven = keywords.filter((each) => {
    const skill = findSkillByName(each.keyword);
    const isListed = lists.some((detail) => detail.text === each.evidence) && each.match !== 'implied';
    return isListed && each.requirement !== 'preferred' && skill?.kind === 'hard' && !shown.skills.has(skill);
  });
  const terms = unproven.slice(0, 3).map((each) => each.keyword);
  if (terms.length === 0) return undefined;
  const them = terms.length > 1 ? 'them' : 'it';
  return `Your resume names ${listed(terms)}, but no bullet shows ${them} in use. Say where you used ${them} and what came of it.`;
}

function numbersAdvice(resume: ResumeDocument): string | undefined {
  const jobs = resume.sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const bullets = jobs.flatMap((entry) => entry.details.map((detail) => detail.text));
  const counted = bullets.filter((bullet) => /\d/.test(bullet)).length;
  if (bullets.length < 3 || counted * 4 >= bullets.length) return undefined;
  const which = counted === 0 ? 'None' : `Only ${counted}`;
  return `${which} of the ${bullets.length} lines about your jobs ${counted > 1 ? 'carry' : 'carries'} a number. Where you know how many, how much or how often, say it.`;
}

function summaryAdvice(resume: ResumeDocument): string | undefined {
  const has = resume.sections.some((section) => section.kind === 'summary') || resume.opening.length > 0;
  return has
    ? undefined
    : 'There is no summary. Two or three sentences at the top tell the reader at once why you fit.';
}

function contactAdvice(resume: ResumeDocument): string | undefined {
  const contacts = resume.person.contacts.join(' | ');
  const missing = [
    ...(contacts.search(emailPattern) < 0 ? ['e-mail address'] : []),
    ...(resume.person.contacts.some(hasPhone) ? [] : ['phone number']),
  ];
  if (missing.length === 0) return undefined;
  return `No ${missing.join(' and no ')} was found at the top of your resume. Recruiters need a way to reach you.`;
}

function years(count: number): string {
  return count === 1 ? '1 year' : `${count} years`;
}

function listed(terms: string[]): string {
  if (terms.length < 2) return terms.join('');
  return `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`;
}
