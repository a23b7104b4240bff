import { midSentence } from '@tailwright/resume-text/text/markdown';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { hedgesIn } from '../../evidence/hedges.js';
import { splitSentences } from '../../text/sentences.js';
import { withArticle } from './articles.js';
import { writtenOut } from './line-parts.js';
import { isObjective } from './own-words.js';
import { personal } from './personal.js';

/** What a letter to an employer does not repeat of what people say of themselves. */
const leftOut =
  /\b(?:look(?:ing)? for|looking to|seek\w*|hop(?:e|ing)|want|decided|believe|love|like|references?|portfolio|password|break|return\w*|retrain\w*|maternity|carer|boys|kids|children first|wife|husband|youngest|redundan\w*|retire\w*|visa|salary|notice|you|your|but|not sure)\b/i;
const [charsMin, charsMax] = [30, 260];
const sentencesMax = 2;
const years = String.raw`(?:\d{1,2}\+?|[Oo]ver \d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years`;
const isYears = new RegExp(`^${years}['’]? `, 'i');
const afterWith = /\b(?:years['’]?|experience|background)(?: |$)/i;
const yearsBehind = new RegExp(String.raw`^([^,.:;()]{4,60}), (${years} (?:in|of|as|with) .{3,150})$`, 'i');

/** ownSentences are those in which the person says at the top of the resume who they are, as a letter can say them. */
export function ownSentences({ opening, sections }: ResumeDocument): string[] {
  const tops = sections.filter(({ kind, entries }) => kind === 'summary' && entries.length === 0);
  const lines = [...opening, ...tops.flatMap(({ details }) => details)].map(({ text }) => text);
  const objectives = new Set(tops.filter(isObjective).flatMap(({ details }) => details.map(({ text }) => text)));
  const told = lines
    .filter((line) => line.length >= charsMin)
    .flatMap((line) => splitSentences(line.replace(/\s+/g, ' ')).map((sentence) => ({ line, sentence })))
    .map(({ line, sentence }) => ownSentence(sentence, objectives.has(line)));
  return withoutGaps(told).slice(0, sentencesMax);
}

/** A sentence that is left out ends what is taken: what follows may lean on it. */
function withoutGaps(told: (string | undefined)[]): string[] {
  const first = told.findIndex((sentence) => sentence !== undefined);
  if (first < 0) return [];
  const rest = told.slice(first);
  const end = rest.findIndex((sentence) => sentence === undefined);
  return rest.slice(0, end < 0 ? rest.length : end).flatMap((sentence) => sentence ?? []);
}

function ownSentence(written: string, isInObjective: boolean): string | undefined {
  const sentence = withoutAim(writtenOut(written.replace(/^(?:Hello|Hi)[,!] /, '').trim()));
  const isRight =
    !personal.test(sentence) &&
    sentence.length >= charsMin &&
    sentence.length <= charsMax &&
    hedgesIn(sentence).length === 0;
  if (!isRight || leftOut.test(sentence) || /[!?:;•|/]|, \d\d,/.test(sentence)) return undefined;
  const whole = sentence.replace(/\.$/, '');
  if (/^I(?:['’]ve| am| have| \p{Ll}+) /u.test(whole) && !isInObjective)
    return `${whole.replace(/^I['’]ve /, 'I have ').replace(/^I['’]m /, 'I am ')}.`;
  const [who, what] = whoAndWhat(whole);
  const isPerson = isTitle(who) || /\b(?:professional|graduate|specialist|practitioner)$/i.test(who);
  if (what !== '' && isPerson && !/\b(?:as|for|in|at)\b/i.test(who))
    return `I am ${withArticleOnce(who)} with ${what}.`;
  return isYears.test(whole) && / years['’]? (?:(?:in|as|of) \p{L}|experience\b)/u.test(whole)
    ? `I have ${whole.charAt(0).toLowerCase()}${whole.slice(1)}.`
    : undefined;
}

/** "Credit controller with 12 years in collections" and "Joiner, 19 years in the trade" say who the person is. */
function whoAndWhat(sentence: string): [string, string] {
  const [, person = '', time = ''] = yearsBehind.exec(sentence) ?? [];
  if (time !== '') return [person, time];
  const at = sentence.indexOf(' with ');
  const [who, what] = [sentence.slice(0, Math.max(0, at)), sentence.slice(at + ' with '.length)];
  return who.length <= 60 && !/[,:;]/.test(who) && afterWith.test(what) ? [who, what] : ['', ''];
}

/** "…, seeking to grow" says what the person looks for. */
function withoutAim(sentence: string): string {
  return sentence.replace(/,? (?:seeking|looking) (?:to|for|an?)\b.*$/, '.');
}

function withArticleOnce(who: string): string {
  const small =
    /^\p{Lu}\p{Ll}+(?:[ -]|$)/u.test(who) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(who) ? lower(who) : midSentence(who);
  return /^an? /i.test(small) ? lower(small) : withArticle(small);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
