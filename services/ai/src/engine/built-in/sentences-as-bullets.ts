import { isDone } from '@tailwright/resume-text/recognizers/deeds';
import { beginsWithoutWork, isBreak } from '@tailwright/resume-text/heads/employers';
import { isPlainList } from '@tailwright/resume-text/document/render-resume';
import type { Detail, Entry, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { splitSentences } from '../../text/sentences.js';
import { leansOnLineBefore } from './leaning-lines.js';

/** Fewer sentences are read as easily in a row. */
const sentencesMin = 3;
/** A bullet of fewer characters is read at a glance, however many sentences it has. */
const longBullet = 280;
const longLine = 160;
/** "Supervisor: K. Lund", "(machine building, 140 employees)", "2008 (time off)" and "TALKS, ETC." are remarks of their own. */
const isRemark = /^\p{Lu}[^.:]{1,40}:\s|^\([^()]*\)\.?$|^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\b|^\P{Ll}+$/u;

/**
 * withSentencesAsBullets sets what is told of a job in a paragraph as a list with a sentence a bullet, in the person's words
 * and order, where the paragraph is long or the other jobs of the section have bullets. What leans on the sentence before it
 * stays with that, and a paragraph above bullets stays a paragraph.
 */
export function withSentencesAsBullets(resume: ResumeDocument): ResumeDocument {
  return { ...resume, sections: resume.sections.map((section) => (isOfJobs(section) ? listed(section) : section)) };
}

function isOfJobs(section: Section): boolean {
  // What names no post is time between the jobs, and says nothing of how these are told.
  const isLine = (entry: Entry) =>
    entry.isTold === true && entry.title + entry.organization !== '' && !isTimeOff(entry);
  return section.kind === 'experience' && !isPlainList(section) && !section.entries.some(isLine);
}

function listed(section: Section): Section {
  const isLong = ({ text }: Detail) => bulletsOf(text).length >= sentencesMin;
  const hasList = section.entries.some(
    ({ details }) => details.some(({ isBullet }) => isBullet) || (areProse(details) && details.some(isLong)),
  );
  return hasList ? { ...section, entries: section.entries.map(withBullets) } : section;
}

function isTimeOff({ title, organization, headerLines }: Entry): boolean {
  const head = headerLines.length > 0 ? headerLines.join(' ') : `${title} ${organization}`;
  return isBreak.test(head) || beginsWithoutWork(head);
}

/**
 * What somebody tells in several paragraphs, each of its own matter, stays told, and so does what they tell as themselves: sentence
 * by sentence "The office can find them, and I cannot" stood among achievements.
 */
function isTold({ details }: Entry): boolean {
  const paragraphs = details.filter(
    ({ text, isBullet, isMarked }) => !isBullet && !isMarked && text.length >= longLine,
  );
  const sentences = paragraphs.flatMap(({ text }) => splitSentences(text));
  const spoken = sentences.filter((sentence) => /(?<![\p{L}'’])(?:I|me|my|we|us|our)(?![\p{L}'’.])/iu.test(sentence));
  return paragraphs.length > 1 || (paragraphs.length === 1 && spoken.length * 3 >= sentences.length);
}

/** A line without a mark may be a bullet or a paragraph: what the person set as a list has marks. */
function areProse(details: readonly Detail[]): boolean {
  return details.every(({ isMarked }) => isMarked !== true);
}

function withBullets(entry: Entry): Entry {
  if (isTimeOff(entry) || isTold(entry)) return entry;
  const isProse = areProse(entry.details);
  const details = entry.details.flatMap((detail): Detail[] => {
    const { text, isBullet, isMarked, isSubheading, isBeside } = detail;
    if (isSubheading || isBeside || (!isMarked && (!isProse || isRemark.test(text)))) return [detail];
    const bullets = bulletsOf(text);
    // Lines below each other are parted by their writer already: of these and of marked ones a long one is parted alone.
    if (isBullet && (bullets.length < sentencesMin || text.length < longLine)) return [detail];
    if (isMarked && text.length < longBullet) return [detail];
    return bullets.map((each) => ({ ...detail, text: each, isBullet: true }));
  });
  return { ...entry, details };
}

/** The sentences of a paragraph, each with those that lean on it. What is too short to say something alone stays beside another. */
function bulletsOf(text: string): string[] {
  const bullets: string[] = [];
  for (const sentence of splitSentences(text)) {
    const last = bullets.at(-1);
    const isBeside = last !== undefined && (isFragment(sentence) || (bullets.length === 1 && isFragment(last)));
    if (isBeside || (last !== undefined && leansOnLineBefore(sentence)))
      bullets[bullets.length - 1] = `${last} ${sentence}`;
    else bullets.push(sentence);
  }
  return bullets;
}

/** "S$2.1m.", "One poster." and "Gate and yard.": up to three words without a deed. */
function isFragment(sentence: string): boolean {
  return sentence.split(/\s+/).length < fragmentWords && !isDone.test(sentence);
}

const fragmentWords = 4;
