import { isDegree, isTitle } from '@tailwright/resume-text/titles';
import { findDates } from '@tailwright/resume-text/dates';
import { degreesIn } from './degrees.js';
import { isSureVerb, readVerb } from '../text/verbs.js';
import { checkClaim } from './check-claim.js';
import type { Doubt, Freedom } from './doubt.js';
import type { Evidence } from './evidence.js';
import { matchEntry } from './match-entry.js';

/** checkLine judges a line that stands alone: a header, a line about the person as a whole, or a bullet. */
export function checkLine(text: string, evidence: Evidence): Doubt[] {
  if (isHeader(text)) {
    const { entry, doubts } = matchEntry(text, '', evidence);
    if (entry) return doubts;
  }
  return checkClaim(text, evidence, freedomOf(text)).doubts;
}

function isHeader(text: string): boolean {
  const [first = ''] = text.split(/[,|(–—]/);
  const isParted = first !== text && !/[.;]/.test(text.replace(/\b\p{L}\./gu, ''));
  return (
    isParted && (findDates(text).length > 0 || isTitle(first)) && (isTitle(first) || isDegree(first)) && !isTold(text)
  );
}

function isTold(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  return isSureVerb(first, rest.join(' ')) || /\b(?:skilled|experienced?|background|with|who)\b/i.test(text);
}

/** A line that begins with a verb tells a deed; one that begins with a noun tells who the person is. */
function freedomOf(text: string): Freedom {
  if (degreesIn(text).size > 0) return 'summary';
  const [first = '', second = ''] = text.toLowerCase().split(/[^\p{L}'-]+/u);
  const verb = first.endsWith('ly') ? second : first;
  const isPerson =
    /\b(?:experienced?|skilled|background|certified|certification|licensed|speaker|graduate|degree|diploma|bilingual|native|fluent|conversational|proficient|expert|holder|holding|professional)\b/i.test(
      text,
    );
  const isDeed = readVerb(verb) !== undefined || (!verb.includes('-') && /(?:[^e]ed|ing)$/.test(verb));
  if (/^(?:certified|licensed|registered|skilled|experienced|bilingual)$/.test(first)) return 'summary';
  return isPerson && !(isDeed && /ed$/.test(verb)) ? 'summary' : 'bullet';
}
