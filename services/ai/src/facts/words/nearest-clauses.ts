import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { Term } from '../../evidence/text.js';
import { groupsIn as groupsOfStems, stemsOf } from '../../evidence/thesaurus.js';
import { clausesOf, type Clause } from './clauses.js';
import type { Evidence, Source } from '../evidence.js';
import { Lexis } from './lexis.js';
import { onceForEach } from './once-for-each.js';
import type { Told } from '../told.js';

const linesOf = new WeakMap<Evidence, Map<Entry | undefined, Source[]>>();

/** linesOfEntry lists the lines of an entry of the original, in their order. */
export function linesOfEntry(entry: Entry, evidence: Evidence): readonly Source[] {
  const lines = linesOf.get(evidence) ?? Map.groupBy(evidence.sources, (source) => source.entry);
  linesOf.set(evidence, lines);
  return lines.get(entry) ?? [];
}

const wordsOf = new WeakMap<Evidence, Map<Entry, Lexis>>();

export function lexisOfEntry(entry: Entry, evidence: Evidence): Lexis {
  const entries = wordsOf.get(evidence) ?? new Map<Entry, Lexis>();
  wordsOf.set(evidence, entries);
  const known = entries.get(entry);
  if (known) return known;
  const lines = linesOfEntry(entry, evidence).map((source) => source.text);
  const made = new Lexis([entry.title, entry.organization, entry.place, entry.dates, ...lines].join('\n'));
  entries.set(entry, made);
  return made;
}

export const lexisOfTexts = onceForEach((text) => new Lexis(text));

/** The groups of the thesaurus that a text names. */
export const groupsIn = onceForEach(
  (text): ReadonlySet<number> => new Set(groupsOfStems(stemsOf(text)).map(({ group }) => group)),
);

const supportMax = 3;

/** The parts of lines that have most of a claim's words; its own entry's come first where they say as much. */
export function nearestClauses(
  text: string,
  terms: Term[],
  lines: Source[],
  { entry, cited }: Told,
  evidence: Evidence,
): Clause[] {
  const scored = lines
    .flatMap((source) => clausesOf(source, evidence))
    .map((clause) => {
      let covered = 0;
      for (const { start, key, weight } of terms) {
        const { share } = clause.lexis.holds({ text: text.slice(start, start + key.length), key });
        covered += weight * (share >= 0.8 ? share : share / 3);
      }
      return { clause, covered: covered + (entry && clause.source.entry === entry ? 0.05 : 0) };
    })
    .sort((one, other) => other.covered - one.covered);
  const best = scored[0]?.covered ?? 0;
  return scored
    .filter(({ covered }) => cited !== undefined || covered > best * 0.25)
    .slice(0, supportMax)
    .map(({ clause }) => clause);
}
