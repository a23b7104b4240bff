import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { readVerb } from '../../text/verbs.js';
import { splitWords, stem } from '../../text/words.js';
import type { Evidence } from '../evidence.js';
import { isFree } from '../words/free-words.js';
import { softened } from './lessened.js';
import { onceForEach } from '../words/once-for-each.js';
import { titleWord } from './title-word.js';

/** OthersPart is what a line says somebody else does: who, their verbs, and what it is about. */
interface OthersPart {
  agent: string;
  verbs: ReadonlySet<string>;
  about: ReadonlySet<string>;
}

const groups =
  'agency|agencies|bank|board|branch|club|colleagues?|committee|company|consultants?|contractors?|council|crew|department|dept|desk|factory|firm|foreman|gang|head office|hq|lab|laboratory|office|others|school|shop|side|store|sous|subcontractors?|supplier|team|union|vendors?|warehouse';
const agent = `(?:${groups}|boss|bookkeeper|client|curator|customer|educator|landlord|sergeant|\\p{Lu}{2,5}|${titleWord.source.slice(4, titleWord.source.indexOf(')s?'))})`;
const segmentMark = /[;,()]|: |\. | [-–—] |\b(?:but|while|whereas|and I|I)\b/u;
/** "The educator runs them", "host reads and edits own scripts", "who sells and closes". */
const active = new RegExp(
  `^\\s*(?:(?:then|so|and|where|because|as) )?(?:(?:the|our|my|an?|another|their) (?:[\\p{L}’'-]{1,20} ){0,2}?(${agent})|(${agent})|(he|she|who)) (?:(?:always|then|usually|still|only) )?(\\p{L}{2,20})(?= |$)`,
  'u',
);
const passive = new RegExp(
  `(\\p{L}{2,20}) (?:up |out |off )?by (?:the |our |my |an? |another |their )(?:[\\p{L}’'-]{1,20} ){0,2}?(${agent})(?!\\p{L})`,
  'u',
);
const handed = new RegExp(
  `(?<!\\p{L})(?:left|goes|go|went|belongs?|outsourced|handed|sits?|rests?|stays?) (?:up |out )?(?:to|with) (?:the |our |my |an? |another )?(?:[\\p{L}’'-]{1,20} ){0,2}?(${agent}|\\p{Lu}\\p{L}+)(?!\\p{L})`,
  'u',
);

/** isToldAsOwn is true for a claim of what its line says somebody else does: "Run the drills" where it has "the educator runs them". */
export function isToldAsOwn(text: string, line: string, evidence: Evidence): boolean {
  if (softened.test(text)) return false;
  const { parts, own } = readLine(line, evidence);
  if (parts.length === 0) return false;
  const words = splitWords(text);
  const told = new Set(words.map(({ key }) => lemmaOf(key)));
  const stems = new Set(words.map(({ key }) => stem(key)));
  return parts.some((part) => {
    if (stems.has(stem(part.agent.toLowerCase()))) return false;
    const verbs = [...part.verbs].filter((each) => !own.has(each));
    const specific = verbs.filter((each) => !general.has(each));
    if (specific.length > 0) return specific.some((each) => told.has(each));
    const about = [...part.about].filter((each) => !own.has(each));
    return about.length > 0 && about.every((each) => stems.has(each));
  });
}

/** Verbs that say nothing of what is done. */
const general = new Set('do make handle take get have give'.split(' '));

interface ReadLine {
  parts: readonly OthersPart[];
  /** The words of what the line says the person does. */
  own: ReadonlySet<string>;
}

const readLine = onceForEach((line): ReadLine => {
  const segments = line.split(segmentMark).filter((each) => each.trim() !== '');
  const read = segments.map((segment) => ({ segment, part: partIn(segment) }));
  const own = read
    .filter(({ part }) => part === undefined)
    .flatMap(({ segment }) => splitWords(segment).flatMap(({ key }) => [stem(key), lemmaOf(key)]));
  return { parts: read.flatMap(({ part }) => (part ? [part] : [])), own: new Set(own) };
});

const withObject = /^(?: (?:it|them|the|these|those|all|an?|his|her|their|our)(?!\p{L})|\s*$)/iu;

function partIn(segment: string): OthersPart | undefined {
  if (/(?<!\p{L})(?:me|us|myself)(?!\p{L})/iu.test(segment)) return undefined;
  const done = passive.exec(segment);
  if (done && isVerb(done[1] ?? '')) return partOf(done[2] ?? '', segment, [done[1] ?? '']);
  const given = handed.exec(segment);
  if (given) return partOf(given[1] ?? '', segment.slice(0, given.index), []);
  const doing = active.exec(segment);
  const verb = doing?.[4] ?? '';
  if (!doing) return undefined;
  const behind = segment.slice(doing[0].length);
  // "The estimator prices them": a form in -s with an object is a verb, known or not.
  const isDoing = /s$/.test(verb) && (doing[3] !== undefined || withObject.test(behind));
  if (!isVerb(verb) && !isDoing) return undefined;
  // Without an article it may be the person's own title: "Host guests at the door".
  if (doing[2] !== undefined && (!/s$/.test(verb) || /^\p{Lu}/u.test(doing[2]))) return undefined;
  const second = allMatches(/^ and (\p{L}{2,20})/gu, behind).map(([, word = '']) => word);
  return partOf(doing[1] ?? doing[2] ?? doing[3] ?? '', behind, [verb, ...second]);
}

function partOf(agentOf: string, about: string, verbs: readonly string[]): OthersPart {
  const roots = splitWords(about).map(({ key }) => stem(key));
  return {
    agent: agentOf,
    verbs: new Set(verbs.map((each) => lemmaOf(each.toLowerCase()))),
    about: new Set(roots.filter((root) => root.length > 2 && !isFree(root))),
  };
}

function isVerb(word: string): boolean {
  return (
    readVerb(word) !== undefined ||
    readVerb(baseOf(word)) !== undefined ||
    readVerb(word.replace(/s$/, '')) !== undefined ||
    /^(?:does|done)$/i.test(word)
  );
}

function baseOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh)es$/, '');
}

function lemmaOf(key: string): string {
  if (/^(?:does|done)$/.test(key)) return 'do';
  const known = readVerb(key) ?? readVerb(baseOf(key)) ?? readVerb(key.replace(/s$/, ''));
  return known?.verb.base ?? irregular.get(key) ?? stem(key.replace(/s$/, ''));
}

/** Participles that are not the past form. */
const irregular = new Map([
  ['drawn', 'draw'],
  ['given', 'give'],
  ['taken', 'take'],
  ['written', 'write'],
  ['driven', 'drive'],
  ['chosen', 'choose'],
]);
