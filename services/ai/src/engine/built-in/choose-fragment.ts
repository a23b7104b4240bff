import { readFileSync } from 'node:fs';
import { contentStems } from '../../analysis/facets.js';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Answer } from './asked.js';
import { clausesOf, fragmentsOf, type Clause, type Fragment } from './fragments.js';
import type { Target } from './relevance.js';

/** FragmentModel is what the training program fitted: a weight for each number of a fragment. */
export interface FragmentModel {
  weights: number[];
}

// The same relative place from src and from dist.
const file = new URL('../../../model/fragments.json', import.meta.url);
let loaded: FragmentModel | undefined;

function loadModel(): FragmentModel {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as FragmentModel;
  return loaded;
}

/** What is wanted of a line: the posting, and the requirements that the line comes close to. */
export interface Wanted {
  target: Target;
  answers: readonly Answer[];
}

/** Choosable is a fragment of a line and what speaks for it in numbers. */
export interface Choosable extends Fragment {
  numbers: number[];
}

/** result is in a line that says what came of the work: money, a share, or how much more or less there is of something. */
export const result =
  /[$€£]\s?\d|\d\s?(?:%|per ?cent|[km]\b)|→|->|(?<!\p{L})(?:halved|doubled|tripled)(?!\p{L})|(?<!\p{L})from [^.;]{0,30}\d[^.;]{0,30} to [^.;]{0,12}\d|(?<!\p{L})(?:was|were|against|instead of|(?:up|down) from) (?:day )?\d/iu;

/** A shorter line is read as quickly as a piece of it, and says more. */
const longLine = 110;

/** chooseFragment gives the piece of a long line that an editor would take to the top; the whole line where none can stand alone. */
export function chooseFragment(line: string, wanted: Wanted): string {
  const fragments = line.length < longLine ? [] : choosableOf(line, wanted);
  return fragments.length === 0 ? line : bestFragment(fragments).text;
}

/** bestFragment is the one that an editor would take, by the fitted weights; `fragments` holds at least one. */
export function bestFragment(fragments: readonly Choosable[]): Choosable {
  const { weights } = loadModel();
  const worth = ({ numbers }: Choosable) => numbers.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0);
  return fragments.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** choosableOf lists the fragments of a line that leave out, of their sentence, no result and nothing which makes them smaller. */
export function choosableOf(line: string, wanted: Wanted): Choosable[] {
  const clauses = clausesOf(line);
  const weightOf = weigher(line, clauses, wanted);
  const isDoubtful = doubtfulOf(line, clauses);
  const isResult = clauses.map(({ start, end }) => result.test(line.slice(start, end)));
  const [hasResult, hasFigure] = [result.test(line), /\d/.test(line)];
  return fragmentsOf(line).flatMap((fragment): Choosable[] => {
    const { text, from, to } = fragment;
    const [first, end] = sentenceAround(clauses, from, to);
    const leftOut = clauses
      .slice(first, end)
      .flatMap((_, at) => (first + at < from || first + at >= to ? first + at : []));
    // Half of a comparison may say the opposite: "48% could read", cut off before "and in 2024 it was 67%".
    if (leftOut.some((at) => isDoubtful[at] || isResult[at])) return [];
    const behind = clauses[to] === undefined ? '' : line.slice(clauses[to - 1]?.end, clauses[to].start + 8);
    const words = text.split(' ').length;
    const numbers = [
      // How much of the posting's words it keeps, and of those of the requirements that the line comes close to.
      ...weightOf(from, to),
      // How long it is.
      Math.max(0, words - manyWords) / 8,
      Math.max(0, fewWords - words) / 4,
      // Whether it begins or ends where the line or a sentence does.
      from === 0 ? 1 : 0,
      clauses[to - 1]?.endsSentence === true ? 1 : 0,
      from > 0 && clauses[from - 1]?.endsSentence === true ? 1 : 0,
      // What it keeps of figures and of what came of the work.
      hasResult && result.test(text) ? 1 : 0,
      hasFigure && /\d/.test(text) ? 1 : 0,
      // What it is cut off before.
      /^,? (?:and|or) /.test(behind) ? 1 : 0,
      behind.includes('(') ? 1 : 0,
      /^,? (?:which|who|when|so|because|where|with|while)/.test(behind) ? 1 : 0,
      behind.startsWith(',') ? 1 : 0,
      /^\p{Lu}/u.test(text) ? 1 : 0,
    ];
    return [{ ...fragment, numbers }];
  });
}

const [manyWords, fewWords] = [16, 8];

/** For the clauses from one to another, 0 to 1: how much they keep of what the posting names, and of the requirements. */
function weigher(line: string, clauses: readonly Clause[], { target, answers }: Wanted) {
  const parts = clauses.map(({ start, end }) => line.slice(start, end));
  const weights = parts.map((part) => target.weigh(part));
  const all = sum(weights) || 1;
  const stems = parts.map(contentStems);
  const said = new Set(stems.flat());
  const asked = answers.flatMap(({ requirement, weight }) => {
    const shared = contentStems(requirement.text).filter((each) => said.has(each));
    return shared.length === 0 ? [] : [{ shared, weight }];
  });
  return (from: number, to: number): [number, number] => {
    const own = new Set(asked.length === 0 ? [] : stems.slice(from, to).flat());
    const kept = asked.map(
      ({ shared, weight }) => (weight * shared.filter((each) => own.has(each)).length) / shared.length,
    );
    return [sum(weights.slice(from, to)) / all, sum(kept) / Math.max(1, answers.length)];
  };
}

/** Left out, such words would make the rest say more: who else did it, and what takes it back. */
const lessens =
  /(?<!\p{L})(?:help|assist|support(?:ed|ing)? by|by (?:the|my|our|an?|another|their)|under|shadow|observ|with (?:my|the|a|our|another|two|an?other) \p{L}+|together|jointly|part of|shar(?:ed|ing)|our|we|team of|as (?:an? )?(?:intern|trainee|apprentice|student|volunteer)|learn|train(?:ee|ing)|(?:he|she|they|who|which) |mostly|mainly|partly|half|some|cover(?:ed|ing)? for)/iu;

function doubtfulOf(line: string, clauses: readonly Clause[]): boolean[] {
  const hedges = hedgesIn(line).filter(({ start, end }) => !/^(?:no|started)$/i.test(line.slice(start, end)));
  return clauses.map(
    ({ start, end }) =>
      hedges.some((hedge) => hedge.start < end && hedge.end > start) || lessens.test(line.slice(start, end)),
  );
}

/** The clauses of the sentences that a fragment is of. */
function sentenceAround(clauses: readonly Clause[], from: number, to: number): [number, number] {
  let [first, end] = [from, to];
  while (first > 0 && clauses[first - 1]?.endsSentence === false) first -= 1;
  while (end < clauses.length && clauses[end - 1]?.endsSentence === false) end += 1;
  return [first, end];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
