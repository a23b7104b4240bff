import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/resume-document';
import { evidenceOfPosting } from '../../evidence/posting-evidence.js';
import { readPosting } from '../../posting/read-posting.js';
import { Asked, type Proven } from './asked.js';
import { credentialsAsked, languagesAsked } from './held.js';
import { pointsOf, type Point } from './letter-points.js';
import { Target } from './relevance.js';
import { presentJob, saidIn, detailsOf } from './job-facts.js';

/** LetterFacts is all that a letter may say: own lines that come close to the job, and names that both sides use. */
export interface LetterFacts {
  resume: ResumeDocument;
  /** The title of the job applied for; '' where the posting does not name it plainly. */
  position: string;
  company: string;
  recipient: string;
  job: Entry | undefined;
  points: Point[];
  /** Each requirement that some line proves well, with the place of that line; the best proven first. */
  proven: readonly Proven[];
  /** Names of things that lines of jobs show. */
  used: string[];
  /** Names of things that stand in a list of skills alone. */
  listed: string[];
  credentials: string[];
  languages: string[];
}

/** A longer text is no resume that anybody sends; its lines are weighed by their words alone. */
const readCharsMax = 20_000;
const namesMax = 4;

/** letterFacts reads a resume and a posting for a letter. */
export function letterFacts(request: CoverLetterRequest, today: Date): LetterFacts {
  const resume = readResume(request.resumeText);
  const target = new Target(request.jobDescription);
  const isRead = request.resumeText.length <= readCharsMax;
  const requirements = isRead ? readPosting(request.jobDescription) : [];
  const asked = new Asked(requirements);
  if (isRead) asked.prove(evidenceOfPosting(requirements, { resumeText: request.resumeText, today }));
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const used = saidIn(
    jobs.flatMap(({ details }) => details),
    asked,
  );
  const known = new Set(used.map(({ key }) => key));
  const listed = saidIn(detailsOf(resume, 'skills'), asked).filter(({ key }) => !known.has(key));
  const textsOf = (said: readonly { text: string }[]) => said.slice(0, namesMax).map(({ text }) => text);
  return {
    resume,
    position: target.title,
    company: (request.companyName ?? '').trim(),
    recipient: (request.recipientName ?? '').trim(),
    job: presentJob(resume),
    points: pointsOf(resume, target, asked),
    proven: [...asked.best].sort((a, b) => b.weight - a.weight),
    used: textsOf(used),
    listed: textsOf(listed),
    credentials: textsOf(credentialsAsked(resume, asked, today)),
    // The level stands in the resume; a letter only names the language.
    languages: textsOf(languagesAsked(resume, asked)).map((text) => text.replace(/ \(.*$/, '')),
  };
}
