import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { splitWords } from '../../text/words.js';
import type { Evidence } from '../evidence.js';
import { givesPeriod } from '../figures/given-dates.js';

/** What a head of time between jobs may say: whose sake it was for, and nothing of work. */
const wordsOfTimeOff = new Set(
  'home family child children kids baby babies daughter son twins mother mum mom father dad parent parents grandmother grandfather gran nan relative relatives husband wife spouse carer caring care caregiver caregiving parental maternity paternity family leave break career sabbatical medical health recovery surgery illness bereavement relocation relocated unemployed travel travelling full part time young elderly alongside work employment personal from between jobs and for with at of in my a an the own on off to then later'.split(
    ' ',
  ),
);
/** How the person's own line tells of it. */
const tellsOfTimeOff =
  /(?<!\p{L})(?:home|famil\p{L}*|child\p{L}*|kids?|bab(?:y|ies)|daughters?|sons?|twins|mother|mum|mom|father|dad|parent\p{L}*|grand\p{L}+|gran|nan|husband|wife|car(?:e|er|ed|ing)|caregiv\p{L}+|maternity|paternity|leave|break|sabbatical|sick\p{L}*|ill\p{L}*|surgery|operation|bypass|recover\p{L}*|injur\p{L}*|off|relocat\p{L}*|moved|travel\p{L}*|unemployed|laid off)(?!\p{L})/iu;

/**
 * isTimeOff is true for a head that tells of time between jobs as the original does, in whatever words: "Family carer, 2019 to
 * 2022" where it has "Looking after my nan" with the same years.
 */
export function isTimeOff(head: string, { text }: Evidence): boolean {
  const spans = findDates(head);
  const [span] = spans;
  if (!span || spans.length > 1) return false;
  const words = splitWords(head.replace(span.text, ' '));
  if (words.length === 0 || !words.every(({ key }) => wordsOfTimeOff.has(key.replace(/['’]s?$/u, '')))) return false;
  const lines = text.split('\n');
  return lines.some((line, at) => {
    const [before = '', next = ''] = [lines[at - 1], lines[at + 1]];
    return givesPeriod(line, span) && tellsOfTimeOff.test(`${before}\n${line}\n${next}`);
  });
}
