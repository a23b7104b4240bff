import type { Detail } from '../document/resume-document.js';

/** A longer line without a mark is a paragraph, whatever stands beside it. */
const paragraphChars = 200;

/**
 * withEvenParagraphs sets what is told of one job in paragraphs as paragraphs throughout: of several below each other some look
 * like lines of a list by themselves ("Won a staff award in 2024."), and a list that begins in the middle of a story is none.
 */
export function withEvenParagraphs(details: Detail[]): Detail[] {
  const isLong = ({ text }: Detail) => text.length > paragraphChars;
  const [bullets, others] = [details.filter(({ isBullet }) => isBullet), details.filter(({ isBullet }) => !isBullet)];
  const isStory = others.some((each) => isLong(each) && !each.isSubheading) && bullets.some(isLong);
  if (!isStory || details.some(({ isMarked }) => isMarked)) return details;
  return details.map((detail) => ({ ...detail, isBullet: false }));
}
