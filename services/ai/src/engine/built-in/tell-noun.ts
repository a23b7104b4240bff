import { findSkills } from '../../lexicon/lexicon.js';
import { languageNames } from '../../posting/language-names.js';
import { endsWithTitle } from '@tailwright/resume-text/recognizers/titles';
import { midSentence } from '@tailwright/resume-text/text/markdown';
import { needsNoArticle, withLeadingArticle } from './articles.js';
import { beginsWithFigure, splitAtCommas } from './line-parts.js';
import { inOneSentence, withAdded } from './tell-deed.js';
import { baseOfThird, formOfVerb, isCertainVerb } from './told-verbs.js';

const finite =
  /\b(?:is|are|was|were|be|been|has|have|had|does|did|can|could|will|would|went|came|rose|fell|grew|got|gets|goes|won|became|left|then|now)\b/i;
const joints =
  /\s(?:of|for|with|in|on|to|from|at|by|and|or|during|under|per|between|across|as|since|every|each|twice|once)\s|[,:;(]/;
const since = /\bsince (?:\p{L}+ )?(?:\d{1,2}\/)?(?:19|20)\d\d\b/u;

export interface State {
  /** A role is named as the title of a job is, and needs the place where it was held. */
  kind: 'state' | 'role';
  text: string;
}

/** tellState gives what follows "I" for lines that say what a person is or was: "responsible for …", "member of …". */
export function tellState(line: string, isRunning: boolean): State | undefined {
  const whole = /\bnow (?:one|also|an?)\b/.test(line) ? undefined : inOneSentence(splitAtCommas(line), 'past');
  if (whole === undefined) return undefined;
  const am = isRunning ? (since.test(whole) ? 'have been' : 'am') : 'was';
  const state = stateOf(whole, am, isRunning);
  if (state !== undefined) return { kind: 'state', text: state };
  const role = tellRole(whole, am);
  return role === undefined ? undefined : { kind: 'role', text: role };
}

function stateOf(line: string, am: string, isRunning: boolean): string | undefined {
  const have = isRunning ? 'have' : 'had';
  const small = line.charAt(0).toLowerCase() + line.slice(1);
  if (/^(?:responsible|accountable) for |^in charge of |^involved in |^on call /.test(small)) return `${am} ${small}`;
  if (/^(?:part|(?:key |active |core )?member) of /.test(small))
    return `${am} ${small.startsWith('part') ? small : `a ${small}`}`;
  if (/^(?:(?:overall|full|sole|direct|primary|day-to-day) )?(?:accountability|responsibility) for /.test(small))
    return `${have} ${small}`;
  if (/^(?:caseload|ledger|portfolio|territory|budget) of [^\p{L}]*\d/u.test(small)) return `${have} a ${small}`;
  if (/^classes of \d/.test(small)) return `${have} ${small}`;
  return undefined;
}

const noRole = /\b(?:model|desk|year|head|company|since|month|quarter|project|home)$/i;

/** "Scrub nurse for general surgery" says what the person was; with an article it would read as the title of a job. */
function tellRole(line: string, am: string): string | undefined {
  const end = joints.exec(line);
  if (!end || !/^\s(?:for|of|to|on|in|since|with)\s|^:/.test(end[0]) || /\sof the (?:year|month|quarter)\b/i.test(line))
    return undefined;
  const role = line.slice(0, end.index).trim();
  const words = role.split(' ');
  const isRole = words.length <= 4 && /^\p{Lu}/u.test(role) && isRoleName(role) && !noRole.test(role);
  if (!isRole || (words.length === 1 && formOfVerb(role) === 'base')) return undefined;
  return `${am} ${startSmall(role)}${line.slice(end.index)}`;
}

function isRoleName(role: string): boolean {
  return endsWithTitle(role) || /\b(?:preceptor|mentor|key user|contact person|first aider)$/i.test(role);
}

const unit = String.raw`(?: (?:%|days?|weeks?|months?|hours?|minutes?|min|hrs?|h|percent|per cent|points?))?`;
const amount = String.raw`[$€£]?(?:[A-Z]{1,3} ?)?\d[\d.,]*[%\p{L}]{0,3}${unit}(?: \([^()]{1,20}\))?`;
const fromTo = new RegExp(
  String.raw`^(.{3,45}?)(?: up| down)? from (${amount}(?: and ${amount})?) (?:up |down )?to (${amount}.{0,60})$`,
  'u',
);
/** Without "from" the two are certainly before and after where both are shares or have a part behind the point. */
const shareToShare =
  /^(.{3,45}?) ([$€£]?\d+(?:[.,]\d+%?|%)) (?:up to|down to|to|->) ([$€£]?\d+(?:[.,]\d+%?|%)(?: .{0,60})?)$/u;
const verbOfChange =
  /^(.{3,45}?) ((?:rose|fell|dropped|grew|went up|went down|increased|decreased) (?:from|by) .{0,20}\d.{0,60})$/u;

/** tellChange gives a clause for a line that says how a figure changed: "Scrap 4.1% down to 1.6%". */
export function tellChange(line: string): string | undefined {
  const [, subject = '', verb] = verbOfChange.exec(line) ?? [];
  if (verb !== undefined && isThing(subject))
    return `${subject.includes(' ') ? withThe(startSmall(subject)) : subject} ${verb}`;
  const [, what = '', start = '', rest = ''] = fromTo.exec(line) ?? shareToShare.exec(line) ?? [];
  if (start === '' || !isThing(what) || isYear(start)) return undefined;
  return `${withThe(startSmall(what))} went from ${start} to ${rest}`;
}

function isThing(words: string): boolean {
  const [first = ''] = words.split(' ');
  const isDeed = formOfVerb(first) === 'past' || (words.includes(' ') && formOfVerb(first) === 'same');
  return !isDeed && !finite.test(words) && !/[,:;(]|\d|\s(?:of|for|to|in|with|by)$/.test(words);
}

function isYear(start: string): boolean {
  return /^(?:\p{L}{3,9} )?(?:19|20)\d\d$/u.test(start);
}

function withThe(words: string): string {
  return /^(?:the|our|my|all|each)\s/i.test(words) ? words : `the ${words}`;
}

/** tellWork gives what "my work included" goes before: a line that names a kind of work, and is not half of a sentence. */
export function tellWork(line: string): string | undefined {
  const [first = ''] = line.split(' ');
  const rest = line.slice(first.length + 1);
  const bare = line.replace(/\([^()]*\)/g, '');
  if (!/^\p{L}/u.test(line) || /\d/.test(first) || finite.test(bare) || pronoun.test(bare)) return undefined;
  if (readsAsVerb(first, rest) || (objectStart.test(rest) && !/ing$/.test(first)) || tellsDeed(bare)) return undefined;
  const whole = withLastAnd(line);
  if (whole === undefined) return undefined;
  if (formOfVerb(first) === 'ing' && !/^(?:of|and) /.test(rest)) return gerund(whole);
  return nounPhrase(whole);
}

const pronoun = /\b(?:them|him|her|it|its|they|he|she|too)\b/i;
/** What follows a verb and no noun at the start of a line. */
const objectStart = /^(?:out|up|off|down|the|an?|all|our|my|their|every|each|\d\S*)\s/i;
const adjective =
  /^(?:aged|fixed|mixed|shared|advanced|detailed|related|associated|skilled|limited|automated|printed|frozen|need|bed|feed|seed|speed)$/i;

/** "Racking and modules, augered 60 piers" and "plans and cleared a backlog" name a work and tell a deed. */
function tellsDeed(line: string): boolean {
  return [...line.matchAll(/(?:,| and) (\p{Ll}+)/gu)].some(
    ([, word = '']) =>
      (['past', 'same'].includes(formOfVerb(word) ?? '') || word.endsWith('ed')) &&
      !adjective.test(word) &&
      !isInLastPart(line, word),
  );
}

/** What was done with a thing is said behind a comma ("…, reviewed with two physicians") and is left out. */
function isInLastPart(line: string, word: string): boolean {
  return (
    splitAtCommas(line).at(-1)?.startsWith(`${word} `) === true &&
    / (?:with|by|for|to|in) /.test(line.slice(line.lastIndexOf(word)))
  );
}

/** "Care planning" and "Stock control" name a work. */
function isNounBefore(first: string, rest: string): boolean {
  return (
    /^(?:care|stock|staff|project|process|order|market|test|record|price|product)$/i.test(first) &&
    /^\p{Ll}+(?:ing|tion|ment|control)\b/u.test(rest)
  );
}

/** A verb in any form but "-ing" begins half a sentence; so does a word in "-ed", which may be one. */
function readsAsVerb(first: string, rest: string): boolean {
  const form = formOfVerb(first);
  if (form === 'past') return !adjective.test(first);
  if (/ed$/.test(first)) return !adjective.test(first) && !first.includes('-');
  if (form === 'same') return true;
  if (form === 'base') return isCertainVerb(first, rest) || !isNounBefore(first, rest);
  return baseOfThird(first) !== undefined && !/^(?:and|of)\s/.test(rest) && !first.endsWith(',');
}

/** "preparing duty roster" is "preparing a duty roster". */
function gerund(line: string): string {
  const small = startSmall(line);
  const [first = ''] = small.split(' ');
  return `${first} ${withLeadingArticle(small.slice(first.length + 1))}`;
}

function nounPhrase(line: string): string | undefined {
  const end = (/^(?:pre|post|intra)\b/i.test(line) ? /\s(?:of|for)\s/ : joints).exec(line)?.index ?? line.length;
  const head = line.slice(0, end).trim();
  if (head.split(' ').length > 5 || endsWithTitle(head) || /\bteams?$/i.test(head)) return undefined;
  const small = startSmall(line);
  if (/^\p{Ll}+(?:tion|sion|ment|ance|al|ing) of /u.test(small)) return `the ${small}`;
  const isItem = line.charAt(end) === ',';
  const whole = isItem ? small : withLeadingArticle(small);
  return whole !== small || needsNoArticle(head) ? whole : undefined;
}

/** "…, mainly children", "…, every second Friday" say more of what stands before the comma. */
const noItem = /^(?:mainly|mostly|including|with|using|every|each|daily|weekly|monthly|yearly|twice|once)(?!\p{L})/u;

/** A list of things without "and" gets it before the last; what has a figure at its end stands in brackets. */
function withLastAnd(line: string): string | undefined {
  const parts = splitAtCommas(line);
  const added: string[] = [];
  while (parts.length > 1 && isAddition(parts)) added.unshift(parts.pop() ?? '');
  const last = parts.at(-1) ?? '';
  const start = parts.slice(0, -1).join(', ');
  if (parts.length === 1 || /(?:^|\s)(?:and|or)\s/.test(last) || noItem.test(last))
    return withAdded(parts.join(', '), added);
  const isOne = parts.some((part) => part.split(' ').length > 11 || beginsWithFigure(part));
  if (isOne || /^(?:to|in|on|at|of|for|from|by|as)\s/.test(last) || beginsWithVerb(last)) return undefined;
  return withAdded(`${start} and ${withLeadingArticle(last)}`, added);
}

function beginsWithVerb(part: string): boolean {
  const [first = ''] = part.split(' ');
  return formOfVerb(first) === 'base' && isCertainVerb(first, part.slice(first.length));
}

function isAddition(parts: string[]): boolean {
  const last = parts.at(-1) ?? '';
  if (formOfVerb(last.split(' ')[0] ?? '') === 'ing') return false;
  const isResult = parts.length === 2 && /\d/.test(last) && !/\s(?:and|or)\s/.test(last);
  return beginsWithFigure(last) || isResult || last.split(' ').some((word) => formOfVerb(word) === 'past');
}

/** startSmall takes off the capital that a line begins with, and leaves that of a name. */
export function startSmall(words: string): string {
  const [first = ''] = words.split(/[ ,:]/, 1);
  if (isNameAlways(first)) return words;
  const isName =
    /^\p{Lu}\p{Ll}+,? (?:(?:and|&|of) )?\p{Lu}\p{Ll}/u.test(words) ||
    !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:[ ,:]|$)/u.test(words);
  return isName ? midSentence(words) : words.charAt(0).toLowerCase() + words.slice(1);
}

/** Days, months, languages, and tools that nobody writes small. */
function isNameAlways(word: string): boolean {
  const isTime =
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)s?$/;
  return isTime.test(word) || languageNames(word).length > 0 || isToolName(word);
}

function isToolName(word: string): boolean {
  const skill = findSkills(word).find(({ start, end }) => start === 0 && end === word.length)?.skill;
  return skill !== undefined && !skill.spellings.includes(word.toLowerCase()) && skill.spellings.includes(word);
}
