import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { contentStems } from '../../lexicon/facets.js';
import type { LetterFacts, TellablePoint } from './letter-facts.js';
import { withArticleOfObject } from './tell-deed.js';
import { startSmall } from './tell-noun.js';
import { formOfVerb, isCertainVerb } from './told-verbs.js';

/** Answer is a point of a letter, with what the posting asks for in a sentence before it where that is certain. */
export interface Answer {
  asked: string;
  point: TellablePoint;
}

const askedCharsMax = 100;
/** Below this the line may be about something else that is called alike. */
const sureMin = 0.85;
/** So many words of the statement must stand in the line as well. */
const sharedMin = 2;

/** answersTo sets what a posting asks for before those of the points that certainly answer it; no statement comes twice. */
export function answersTo(points: readonly TellablePoint[], { proven, position }: LetterFacts): Answer[] {
  const used = new Set<string>();
  return points.map((point) => {
    const asked = proven
      .filter(
        ({ start, weight, requirement }) => start === point.start && weight >= sureMin && !used.has(requirement.id),
      )
      .filter(({ requirement }) => isShared(requirement.text, point.text) && !sameWords(requirement.text, position))
      .map(({ requirement }) => ({ id: requirement.id, text: statementOf(requirement.text) }))
      .find(({ text }) => text !== '');
    if (asked) used.add(asked.id);
    return { asked: asked?.text ?? '', point };
  });
}

function isShared(statement: string, line: string): boolean {
  const inLine = new Set(contentStems(line));
  return contentStems(statement).filter((stem) => inLine.has(stem)).length >= sharedMin;
}

function sameWords(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const nounStart =
  /^(?:(?:good|strong|solid|proven|excellent|sound|working|practical|previous|minimum|hands-on) )?(?:experience|knowledge|understanding|familiarity|background|command|record)\s/i;

/** A statement as a sentence of its own; '' where it would read as somebody else's words or is no plain phrase. */
function statementOf(statement: string): string {
  const text = trimSignsAtEnd(statement, (sign) => '.,;: '.includes(sign));
  const isPlain = text.length <= askedCharsMax && !/["“”:;()/]|\b(?:I|we|our|us|my|me|you|your)\b/i.test(text);
  if (!isPlain || text.split(' ').length < 3) return '';
  const [first = ''] = text.split(' ');
  const small = startSmall(text);
  if (formOfVerb(first) === 'base' && isCertainVerb(first, text.slice(first.length)))
    return `You need somebody to ${withArticleOfObject(small)}.`;
  if (formOfVerb(first) === 'ing') return `The work includes ${small}.`;
  return nounStart.test(text) ? `You ask for ${small}.` : '';
}
