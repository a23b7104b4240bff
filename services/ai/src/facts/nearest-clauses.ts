import type { Entry } from '@tailwright/resume-text/resume-document';
import { readText, type Term } from '../evidence/text.js';
import { clausesOf, type Clause } from './clauses.js';
import type { Evidence, Source } from './evidence.js';
import { Lexis } from './lexis.js';
import type { Told } from './told.js';

/** The words of an original by place; made when first asked. */
interface Words {
  entries: Map<Entry, Lexis>;
  near: Map<string, Lexis>;
}

const wordsOf = new WeakMap<Evidence, Words>();

function ownWords(evidence: Evidence): Words {
  const known = wordsOf.get(evidence) ?? { entries: new Map(), near: new Map() };
  wordsOf.set(evidence, known);
  return known;
}

export function lexisOfEntry(entry: Entry, evidence: Evidence): Lexis {
  const { entries } = ownWords(evidence);
  const known = entries.get(entry);
  if (known) return known;
  const lines = evidence.sources.filter((source) => source.entry === entry).map((source) => source.text);
  const made = new Lexis([entry.title, entry.organization, entry.place, entry.dates, ...lines].join('\n'));
  entries.set(entry, made);
  return made;
}

export function lexisOfTexts(text: string, evidence: Evidence): Lexis {
  const { near } = ownWords(evidence);
  const known = near.get(text) ?? new Lexis(text);
  near.set(text, known);
  return known;
}

const groupsKnown = new WeakMap<Evidence, ReadonlySet<number>>();

export function groupsOf(evidence: Evidence): ReadonlySet<number> {
  const made = groupsKnown.get(evidence) ?? new Set(readText(evidence.text).groups.map(({ group }) => group));
  groupsKnown.set(evidence, made);
  return made;
}

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
