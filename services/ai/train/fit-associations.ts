import type { LabelledPair } from '../eval/evidence-pairs.js';
import { Associations, pairKey, valuesOfOne } from '../src/evidence/associations.js';
import { readResumeLines } from '../src/evidence/resume-lines.js';
import { readText } from '../src/evidence/text.js';

/** The pseudo-count of each pair: it is counted as if it had also been seen in four lines of the usual share of proofs. */
const pseudoCount = 4;
/** A pair that is hardly oftener seen in proofs than elsewhere is left out: a value of half a logarithm. */
const tellingMin = 8;

/** The words of a labelled pair: those of each line, and for each requirement its own and which lines prove it. */
interface PairWords {
  lines: string[][];
  asked: { words: string[]; right: boolean[] }[];
}

/**
 * fitAssociations counts in how many resumes each word of a requirement stands beside each word of the lines that prove it, and how
 * often beside those of the other lines. The value of a pair is the logarithm of the first as a share of both, by what it is for any line.
 */
export function fitAssociations(pairs: readonly LabelledPair[]): Associations {
  const read = pairs.map(wordsOf);
  const proofs = countPairs(read, true, () => true);
  const others = countPairs(read, false, (key) => proofs.counts.has(key));
  const usual = proofs.lines / others.lines;
  const told = [...proofs.counts]
    .map(([key, own]) => {
      const ratio = (own + pseudoCount * usual) / ((others.counts.get(key) ?? 0) + pseudoCount) / usual;
      return { key, value: Math.max(-127, Math.min(127, Math.round(valuesOfOne * Math.log(ratio)))) };
    })
    .filter(({ value }) => Math.abs(value) >= tellingMin)
    .sort((one, other) => one.key - other.key);
  return new Associations(
    Int32Array.from(told, ({ key }) => key),
    Int8Array.from(told, ({ value }) => value),
  );
}

function wordsOf({ resume, asked }: LabelledPair): PairWords {
  const lines = readResumeLines(resume);
  return {
    lines: lines.map(({ text }) => distinctStems(text)),
    asked: asked.map(({ requirement, isRight }) => ({
      words: distinctStems(requirement.text),
      right: lines.map((line) => line.role !== 'heading' && isRight([line])),
    })),
  };
}

function distinctStems(text: string): string[] {
  return [...new Set(readText(text).terms.map((term) => term.stem))];
}

/** Counts the pairs of words in the lines that prove, once a resume, or in those that do not, each time; and these lines. */
function countPairs(pairs: readonly PairWords[], isProof: boolean, isWanted: (key: number) => boolean) {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { lines, asked } of pairs) {
    // One line often proves several requirements; the words that only one person uses would be counted with each.
    const ofResume = new Set<number>();
    for (const { words, right } of asked)
      lines.forEach((line, at) => {
        if (right[at] !== isProof) return;
        total += 1;
        for (const said of line)
          for (const word of words) {
            const key = pairKey(word, said);
            if (!isWanted(key) || (isProof && ofResume.has(key))) continue;
            ofResume.add(key);
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
      });
  }
  return { counts, lines: total };
}

const folds = 4;

/**
 * associationsOfOthers gives each pair the associations that three quarters of the pairs gave, itself not among them: those that it
 * helped to count know it by heart.
 */
export function associationsOfOthers(pairs: readonly LabelledPair[]): Associations[] {
  const ofFold = Array.from({ length: folds }, (_, fold) =>
    fitAssociations(pairs.filter((_pair, at) => at % folds !== fold)),
  );
  return pairs.map((_, at) => ofFold[at % folds] as Associations);
}
