import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { ResumeDocument } from '@tailwright/resume-text/resume-document';
import { isTitle } from '@tailwright/resume-text/titles';
import { tones } from './letter-words.js';
import { choosePoints, tellPoints, withArticle, type Point } from './letter-points.js';
import { block, document, inline, listed } from '@tailwright/resume-text/markdown';
import { isCurrent } from '@tailwright/resume-text/periods';
import { inSentence } from './in-sentence.js';
import { Target } from './relevance.js';
import { skillsInText } from '../../analysis/context.js';
import type { Skill } from '../../analysis/lexicon/lexicon.js';

/** writeLetter writes a cover letter from the resume's own points; the posting only chooses among them. */
export function writeLetter(request: CoverLetterRequest): string {
  const tone = tones[request.style];
  const resume = readResume(request.resumeText);
  const target = new Target(request.jobDescription);
  const company = (request.companyName ?? '').trim();
  const recipient = (request.recipientName ?? '').trim();
  const points = choosePoints(resume, target);
  const job = openingJob(resume);
  const story = tellPoints(points, job);
  const skills = skillsToName(resume, target, story);
  return document(
    [
      tone.greeting(recipient, company),
      [tone.opening(positionOf(target.title), company), role(job, tone)].filter(Boolean).join(' '),
      story === '' ? '' : `${isClose(target, points) ? tone.firstPoint : tone.otherPoint} ${story}`,
      skills.length > 1 ? tone.skills(listed(skills), company) : '',
      tone.closing(company),
      tone.farewell(recipient),
    ]
      .map(block)
      .concat(inline(request.applicantName), contactsOf(resume).map(inline).join(' · ')),
  );
}

/** "Close to what you describe" is said only where the posting's own keywords stand in the points. */
function isClose(target: Target, points: Point[]): boolean {
  return points.some(({ text }) => target.keywordsIn(text).length > 0);
}

function positionOf(title: string): string {
  return title === '' ? 'the position you advertise' : `the ${title} position`;
}

/** The job the letter opens with: the present one, or the latest. */
function openingJob(resume: ResumeDocument): Entry | undefined {
  const jobs = resume.sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const job = jobs.find((each) => isCurrent(each.dates)) ?? jobs[0];
  return job && isPlain(job) ? job : undefined;
}

function role(job: Entry | undefined, tone: (typeof tones)['standard']): string {
  if (!job) return '';
  const named = `${withArticle(job.title)} at ${job.organization}`;
  return isCurrent(job.dates) ? tone.current(named) : tone.past(named);
}

function isPlain(job: Entry): boolean {
  return isTitle(job.title) && job.organization !== '' && job.title.length + job.organization.length <= 90;
}

/** Skills the posting asks for, in the resume's own words, beyond those the story already told. */
function skillsToName(resume: ResumeDocument, target: Target, story: string): string[] {
  const lines = resume.sections.flatMap((section) => [
    ...section.details.map((detail) => detail.text),
    ...section.entries.flatMap((entry) => entry.details.map((detail) => detail.text)),
  ]);
  const told = new Set(target.keywordsIn(story).map((keyword) => keyword.skill));
  const named = new Map<Skill, { word: string; weight: number }>();
  for (const line of lines) {
    for (const { skill, start, end } of skillsInText(line)) {
      const weight = target.keywords.find((keyword) => keyword.skill === skill)?.weight;
      const isPlain =
        skill.kind !== 'soft' && !/licen[cs]e|registered|certified|degree/i.test(skill.spellings.join(' '));
      if (weight !== undefined && isPlain && !told.has(skill) && !named.has(skill))
        named.set(skill, { word: inSentence(line.slice(start, end), skill), weight });
    }
  }
  const chosen = [...named.values()].sort((a, b) => b.weight - a.weight).slice(0, 4);
  return chosen.map(({ word }) => word);
}

/** A resume on one line has all of itself where its contacts stand. */
function contactsOf(resume: ResumeDocument): string[] {
  return resume.person.contacts.filter((contact) => contact.length <= 80).slice(0, 4);
}
