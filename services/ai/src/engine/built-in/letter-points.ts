import type { Entry } from '@tailwright/resume-text/resume-document';
import type { ResumeDocument } from '@tailwright/resume-text/resume-document';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Target } from './relevance.js';
import { tidyBullet, withStop } from './tidy.js';
import { isSureVerb, readVerb } from '../../text/verbs.js';

/** Point is one thing the person has done, with the job it was done in. */
export interface Point {
  text: string;
  entry: Entry | undefined;
}

const pointsMax = 3;

/** choosePoints picks the two or three bullets that say most for this job, of those that can be told in the first person. */
export function choosePoints(resume: ResumeDocument, target: Target): Point[] {
  const jobs = resume.sections.filter((section) => ['experience', 'projects', 'volunteering'].includes(section.kind));
  const all = jobs.flatMap((section) => section.entries.flatMap((entry, age) => pointsOf(entry, age)));
  const ranked = all
    .map((point, index) => ({
      ...point,
      index,
      weight: target.weigh(point.text) + strength(point.text) - point.age * 0.1,
    }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    // A third point must have to do with the job.
    .filter((point, place) => place < 2 || target.keywordsIn(point.text).length > 0 || target.weigh(point.text) > 0.3)
    .slice(0, pointsMax);
  return ranked.sort((a, b) => a.index - b.index).map(({ text, entry }) => ({ text, entry }));
}

function pointsOf(entry: Entry, age: number): (Point & { age: number })[] {
  const tense = isCurrent(entry.dates) ? 'base' : 'past';
  return entry.details
    .map((detail) => tidyBullet(firstSentence(detail.text), tense))
    .filter((text) => text.length >= 20 && text.length <= 280 && canBeTold(text))
    .map((text) => ({ text, entry, age }));
}

function firstSentence(text: string): string {
  return /^(.{20,}?(?:\p{Ll}{3}|\d%?|\))[.!])\s+\p{Lu}/u.exec(text)?.[1] ?? text;
}

function strength(text: string): number {
  return (
    (/\d/.test(text) ? 0.5 : 0) - (/^(?:assist|help|support|participat|took part|attend|observ)/i.test(text) ? 0.6 : 0)
  );
}

/** "Built …" can follow "I"; "Member of …" and "Lead engineer on …" cannot. */
function canBeTold(text: string): boolean {
  const words = text.split(' ');
  const verbAt = /^\p{L}+ly$/u.test(words[0] ?? '') ? 1 : 0;
  const verb = words[verbAt] ?? '';
  return (
    readVerb(verb)?.form !== 'ing' &&
    isSureVerb(verb, words.slice(verbAt + 1).join(' ')) &&
    !/\b(?:I|my|me)\b/.test(text)
  );
}

/** tellPoints joins the points into sentences, naming each job once; `named` is the job the letter has named before. */
export function tellPoints(points: Point[], named?: Entry): string {
  let last: Entry | undefined;
  return points
    .map(({ text, entry }, index) => {
      const told = withSubjects(`${text.charAt(0).toLowerCase()}${text.slice(1)}`);
      const isSame = index > 0 && entry === last;
      last = entry;
      if (isSame)
        return withStop(`${index > 1 && points[index - 2]?.entry === entry ? 'I also' : 'There I also'} ${told}`);
      return withStop(`${entry && entry === named ? inRole(entry) : roleOf(entry)}I ${told}`);
    })
    .join(' ');
}

/** "precept nurses; oriented 7 since 2020" needs its subject again after the semicolon. */
function withSubjects(told: string): string {
  return told.replace(/; (\p{Ll}+)(?= (\S+))/gu, (all, word: string, next: string) =>
    isSureVerb(word, next) ? `; I ${word}` : all,
  );
}

function inRole(entry: Entry): string {
  return isCurrent(entry.dates) ? 'In my current role, ' : 'In that role, ';
}

function roleOf(entry: Entry | undefined): string {
  if (!entry || (entry.title === '' && entry.organization === '')) return '';
  if (entry.organization === '') return `As ${withArticle(entry.title)}, `;
  return entry.title === ''
    ? `At ${entry.organization}, `
    : `As ${withArticle(entry.title)} at ${entry.organization}, `;
}

/** withArticle writes "an Account Executive"; abbreviations go by the sound of their first letter, plain ranks without. */
export function withArticle(title: string): string {
  if (/^(?:chief|head|director|vice|president|chair|ceo|cto|cfo|coo|owner|founder|co-?founder)\b/i.test(title))
    return title;
  const first = title.split(/[\s-]/)[0] ?? '';
  const isSpelled = /^\p{Lu}{2,5}$/u.test(first);
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeio]|u(?!n[ix]|s[aeiou]|tili))|^(?:hono|hour|heir)/i.test(first);
  return /^\p{Script=Latin}/u.test(title) ? `${isVowel ? 'an' : 'a'} ${title}` : title;
}
