import { skillsInText } from '../../lexicon/context.js';
import { endsWithTitle } from '@tailwright/resume-text/recognizers/titles';
import { toolsIn } from '../../evidence/families.js';
import { hedgesIn, isHedged } from '../../evidence/hedges.js';
import { splitWords } from '../../text/words.js';

/** Name is a tool, a skill or a certificate that a text names; two names with the same key are one thing. */
export interface Name {
  key: string;
  text: string;
  start: number;
  end: number;
  isCredential: boolean;
}

const textMax = 2_000;
const credential =
  /\b(?:licen[cs]\w*|certif\w*|registered|registration|degree|diploma|cpr|aed|first aid|bls|acls|osha|cdl|pmp|cpa|shrm|notary|card)\b/i;

/** namesIn lists what a text names, in its order. Soft skills and professions are no names of things. */
export function namesIn(text: string): Name[] {
  const read = text.slice(0, textMax);
  const skills = skillsInText(read)
    .filter(({ skill, start, end }) => skill.kind !== 'soft' && !endsWithTitle(read.slice(start, end)))
    .map(({ skill, start, end }) => ({ key: `skill ${skill.name}`, start, end }));
  const words = splitWords(read);
  const named = toolsIn(read)
    .toolMatches.filter(({ from, to }) => from < to)
    .map(({ group, from, to }) => ({
      key: `tool ${group}`,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }))
    .filter(({ start, end }) => /\p{Lu}|\d/u.test(read.slice(start, end)));
  const others = named.filter(({ start, end }) => !skills.some((skill) => skill.start < end && start < skill.end));
  return [...skills, ...others]
    .sort((a, b) => a.start - b.start)
    .map((name) => {
      const written = read.slice(name.start, name.end);
      return { ...name, text: written, isCredential: credential.test(`${written} ${name.key}`) };
    });
}

const takenBackBefore =
  /\b(?:no|not|never|without|instead of|rather than|except|hat\w+|replac\w+|retir\w+|(?:moved|migrat\w+|switch\w+) (?:off|from|away from)|compet\w+|learn\w*|sold|selling|teach\w*|taught)\b[^.;:]{0,30}$/i;

/** What somebody else did or owns is nothing that a line shows of the person. */
const ofOthers =
  /\b(?:owned|run|done|built|handled|managed|written|kept|provided) by\b|\b(?:an)?other team|\bsub-?(?:consultants?|contractors?)\b|\boutsourced\b|\bother people\b/i;

/** isPlainlySaid is false for what a line takes back, makes smaller or puts between quotation marks. */
export function isPlainlySaid(text: string, { start, end }: Pick<Name, 'start' | 'end'>): boolean {
  return (
    !isHedged(text, hedgesIn(text), start, end) &&
    !ofOthers.test(text) &&
    !takenBackBefore.test(text.slice(Math.max(0, start - 50), start)) &&
    !/^ ?(?:->|→)|^['’]?s?,? (?:not|no longer|until)\b|^\s*\((?:[^()]{0,40}\b(?:until|only|some|read\w*|view\w*|year)\b|[^()]{0,12}['’]?\d\d)/i.test(
      text.slice(end, end + 60),
    ) &&
    !isQuoted(text, start, end)
  );
}

/** isQuoted is true for words between quotation marks: they are somebody's own and nobody changes them. */
export function isQuoted(text: string, start: number, end: number): boolean {
  const quotes = text.matchAll(/["“”„«»][^"“”«»]{0,600}["“”«»]/g);
  return [...quotes].some((quote) => quote.index < end && start < quote.index + quote[0].length);
}
