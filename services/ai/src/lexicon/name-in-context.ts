import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { linesOf } from '../text/data-file.js';
import { findSkillByName, findSkills } from './lexicon.js';

/** Place is where a word stands in a text; offsets are UTF-16. */
interface Place {
  start: number;
  end: number;
}

let ordinaryUses: { words: Set<string>; pattern: RegExp } | undefined;

/** isOrdinaryUse is true where a common word means what it means elsewhere: "access to a car", "Go the extra mile". */
export function isOrdinaryUse(text: string, { start, end }: Place): boolean {
  ordinaryUses ??= readPhrases(linesOf('lexicon/ordinary-uses.txt'));
  const { words, pattern } = ordinaryUses;
  if (!words.has(text.slice(start, end).toLowerCase())) return false;
  const from = Math.max(0, start - nearChars);
  return allMatches(pattern, text.slice(from, end + nearChars)).some(
    (match) => from + match.index < end && start < from + match.index + match[0].length,
  );
}

const nearChars = 40;

/** The blanks and hyphens of a phrase may change places; N is any number. */
function readPhrases(phrases: readonly string[]): { words: Set<string>; pattern: RegExp } {
  const sources = phrases.map((phrase) => phrase.replaceAll('N', '\\d+').replaceAll(' ', '[\\s-]'));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, 'giu');
  return { words: new Set(phrases.flatMap((phrase) => phrase.split(' '))), pattern };
}

/** "Category C", "blocks A", "vitamin C": the letter tells one of its kind from the others. */
const kindBefore =
  /(?:class|categor(?:y|ies)|cat|grades?|types?|levels?|routes?|areas?|sections?|blocks?|bands?|vitamin|hepatitis|parts?|schedules?|units?|plans?|groups?|stages?|zones?|wings?|floors?|wards?|bays?|gates?|terminals?|ratings?|appendix|annex|lines?|models?|series|title|tier|size|phase|codes?|licen[cs]es?|divisions?|rooms?|forms?|halls?)\.?\s{1,4}$/iu;
const kindAfter = /^\s+(?:licen[cs]e|class|categor|sections?|suite|level|grade|wave|drivers?|permit|endorsement)\b/iu;
/** "R&D", "C-section", "C+E": a part of something that is written with signs. */
const signBefore = /(?:[-–'’+*#@._]|&\s?)$/u;
const signAfter = /^(?:[-–'’+*#@_]|\s?&|\.\p{L})/u;
/** "R. Jones", "Jones, J R.": the beginning of a name of a person. */
const initialAfter = /^\.\s+\p{Lu}/u;
const initialBefore = /(?:^|[\n(]|(?<!\p{L})\p{Lu}[\p{L}.]{0,30}\s{1,4})$/u;
/** Words that speak of programs, close by in the same sentence. */
const aboutPrograms =
  /\b(?:programm?(?:ing|ed|ers?|ierung)|programs? in|statistic\p{L}*|languages?|script\p{L}*|coding|coded|code|developers?|software|packages|modelling|modeling|data (?:analy\p{L}+|science|visuali\p{L}+)|ggplot\d?|tidyverse|shiny|studio|firmware|embedded|compilers?|microcontrollers?)\b/iu;
const asSkillBefore =
  /\b(?:experience|knowledge|proficien\p{L}*|familiar\p{L}*|skills?|fluent|expert\p{L}*|competen\p{L}*|using|use of)(?: (?:with|in|of|using))?:?\s{1,4}$/iu;
/** "Analysis in R", "reports built with R". */
const madeInIt =
  /\b(?:analy[sz]\p{L}+|automat\p{L}+|bioinformatics|built|dashboards?|developed|macros?|models?|pipelines?|plots?|regression|reports?|simulat\p{L}+|tools?|written|wrote)\b[^.;]{0,30}\b(?:in|using|with)\s{1,4}$/iu;
const separator = /[,;|/•·()\n]|\s{3}|\s(?:and|or|und|oder|et|ou)\s/u;
const itemBefore =
  /(?:^|[,;:|/•·(\n\t]|\s{3}|\b(?:and|or|in|with|using|of|like|including|as|und|oder|et|ou))\s{0,4}$/iu;
const itemAfter = /^\s*(?:$|[,;.:|/•·()\n\t])|^\s{3}|^\s+(?:and|or|und|oder|et|ou)\s/iu;

/**
 * isLetterOfTool is true where a single letter names a programming language: in a list of tools, or close to words about
 * programs. Case plays no part, for a resume may be typed without capitals.
 */
export function isLetterOfTool(text: string, { start, end }: Place): boolean {
  if (text.trim().length === end - start) return true;
  const before = text.slice(Math.max(0, start - 2 * nearChars), start);
  const after = text.slice(end, end + 2 * nearChars);
  if (signBefore.test(before) || signAfter.test(after) || kindBefore.test(before) || kindAfter.test(after))
    return false;
  if (initialAfter.test(after) && initialBefore.test(before)) return false;
  const isItem = itemBefore.test(before) && itemAfter.test(after);
  if (isItem && [before.split(separator).toReversed(), after.split(separator)].some(isBesideSkill)) return true;
  const near = `${lastSentence(before).slice(-nearChars)} ${(after.split(/[.;]/u)[0] ?? '').slice(0, nearChars)}`;
  return aboutPrograms.test(near) || asSkillBefore.test(before) || madeInIt.test(before);
}

function lastSentence(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf(';')) + 1);
}

/** The items of a list from the letter on; other letters may stand between it and the next name. */
function isBesideSkill([, ...items]: readonly string[]): boolean {
  const next = items.find((item) => item.trim().length > 1)?.trim() ?? '';
  return [next, next.split(' ').at(-1) ?? '', next.split(' ')[0] ?? ''].some(
    (name) => findSkillByName(name)?.kind === 'hard',
  );
}

const skillBefore =
  /(?:(?:^|[,;:/(|•–—-]|\b(?:in|with|using|via|of|on|into|through|and|or|like|as|including|know|knows|write|writing|language|languages|certified|certification|certifications|advanced|strong|basic|good|solid|excellent|proficient)[:]?)(?<!\s)\s*|(?<!\s)[^\S\t]*\t\s*)$/i;
const skillAfter =
  /^\s*(?:$|[,;:/)|•\t–—.(!]|(?:and|or|which|to|for|that|at|skills?|knowledge|experience|certification|certified|certificate|license|licensed|developer|engineer|programming|programmer|code|services?|applications?|plus|preferred|required)\b)/i;
const skillAfterAtStart =
  /^\s*(?:$|[,;:/)|•\t–—.(]|(?:and|or|skills?|knowledge|experience|certifications?|certified|licen[cs]ed?|certificates?|developer|engineer|programming|programmer)\b)/i;

/** standsAsSkill is true where the words around a name leave room for a skill. Case plays no part. */
export function standsAsSkill(text: string, { start, end }: Place): boolean {
  const near = text.slice(Math.max(0, start - nearChars), start);
  const head = near.slice(near.lastIndexOf('\n') + 1);
  const tail = text.slice(end, end + nearChars).split('\n')[0] ?? '';
  return head.trim() === '' ? skillAfterAtStart.test(tail) : skillBefore.test(head) && skillAfter.test(tail);
}

/** What a program makes or holds: "Excel models", "Outlook calendars". */
const madeWithIt =
  /^\s+(?:(?:\p{Ll}+ ){0,2}(?:experience|knowledge|skills?|certifications?)|spreadsheets?|formula[se]?|macros?|pivots?|dashboards?|models?|reports?|workbooks?|calendars?|inbox(?:es)?|channels?|calls?|chats?|scripts?|apps?|databases?|queries|documents|templates|plug-?ins?|integrations?|automations?|boards?|tickets?|charts?|tables?)\b/iu;

const makerBefore = /(?<!\p{L})(?:adobe|apache|apple|aws|google|microsoft|ms|oracle)\s{1,4}$/iu;

/** "Java 17", "Opera PMS", "Premiere Pro": what follows the name is a part of it. */
const versionAfter = /^\s+(?:\d|\p{Lu}{2}|(?:Pro|Cloud|Suite|Online|Desktop|Developer|Engineer|Native)\b)/u;

/** isNameOfTool is true where a common word, or a letter, is meant as the name of a tool. */
export function isNameOfTool(text: string, place: Place): boolean {
  const { start, end } = place;
  if (end - start === 1) return isLetterOfTool(text, place);
  if (makerBefore.test(text.slice(Math.max(0, start - nearChars), start))) return true;
  if (isOrdinaryUse(text, place)) return false;
  if (isListItem(text, place)) return true;
  if (!/\p{Lu}|\d/u.test(text.slice(start, end))) return false;
  if (findSkills(text.slice(start, end)).some(({ isCommonWord }) => !isCommonWord)) return true;
  const after = text.slice(end, end + nearChars);
  if (madeWithIt.test(after) || (versionAfter.test(after) && /\p{Ll}/u.test(text.slice(start, end)))) return true;
  return hasTellingCapital(text, start) || standsAsSkill(text, place);
}

function isListItem(text: string, { start, end }: Place): boolean {
  return (
    /[,;|/•·]/.test(text) &&
    /(?:^|[,;:|/(•·.!?])\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*(?:$|[,;|/)•·])/.test(text.slice(end, end + 3))
  );
}

const plainWord = /(?<![\p{L}\d])(?!(?:with|from|into|over|across|under|within)(?!\p{L}))\p{Ll}{4,}/u;

/** A capital tells nothing at the start of a sentence, nor where every word has one. */
function hasTellingCapital(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - nearChars), start);
  const isFirst = /(?:^|[.!?:•\n])[\s"“'(*-]{0,6}$/u.test(before);
  return !isFirst && plainWord.test(text.slice(Math.max(0, start - 200), start + 200));
}
