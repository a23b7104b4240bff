import { business } from '../lexicon/business.js';
import { careAndTrades } from '../lexicon/care-and-trades.js';
import { professions } from '../lexicon/professions.js';
import { sameNames } from '../lexicon/same-names.js';
import { technology } from '../lexicon/technology.js';
import { splitWords, stem } from '../text/words.js';
import { filesOf, linesOf } from '../text/data-file.js';

/** Phrase is a term of one or more groups: its stems in order. */
interface Phrase {
  stems: string[];
  groups: number[];
}

/** GroupMatch says that the words from `from` to `to` (exclusive) name what a group is about. */
export interface GroupMatch {
  group: number;
  from: number;
  to: number;
}

let loaded: Map<string, Phrase[]> | undefined;

/** Groups of the thesaurus: terms in which people of one trade say the same thing. Terms of one group stand for each other. */
function phrases(): Map<string, Phrase[]> {
  loaded ??= readThesaurus([...filesOf('thesaurus').flatMap(linesOf), ...lexiconGroups(), ...groupsOfSameNames()]);
  return loaded;
}

/** The names that the lexicon of skills knows for one thing: "Microsoft Excel|~Excel|MS Excel". */
function lexiconGroups(): string[] {
  return [business, careAndTrades, professions, technology]
    .flatMap((list) => list.split(/[;\n]/))
    .filter((item) => item.includes('|'))
    .map((item) => item.replaceAll('~', '').replaceAll('|', ','));
}

/** The short and long names of one thing; a long name with a comma would be two terms here. */
function groupsOfSameNames(): string[] {
  return sameNames().map(({ short, longs }) => [short, ...longs.filter((long) => !long.includes(','))].join(','));
}

/** readThesaurus indexes groups by the first stem of each term. */
export function readThesaurus(groups: string[]): Map<string, Phrase[]> {
  const byText = new Map<string, Phrase>();
  groups.forEach((line, group) => {
    for (const term of line.split(',')) {
      const stems = stemsOf(term);
      if (stems.length === 0) continue;
      const known = byText.get(stems.join(' ')) ?? { stems, groups: [] };
      if (!known.groups.includes(group)) known.groups.push(group);
      byText.set(stems.join(' '), known);
    }
  });
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of byText.values()) {
    const [first = ''] = phrase.stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

export function stemsOf(text: string): string[] {
  return splitWords(text).map((word) => stem(word.key));
}

/** groupsIn finds the groups that a text names; `stems` are those of all its words in order. */
export function groupsIn(stems: string[], index = phrases()): GroupMatch[] {
  const found: GroupMatch[] = [];
  stems.forEach((first, from) => {
    for (const phrase of index.get(first) ?? []) {
      if (!standsAt(phrase.stems, stems, from)) continue;
      for (const group of phrase.groups) found.push({ group, from, to: from + phrase.stems.length });
    }
  });
  return found;
}

function standsAt(phrase: readonly string[], stems: readonly string[], from: number): boolean {
  for (let at = phrase.length - 1; at > 0; at -= 1) if (stems[from + at] !== phrase[at]) return false;
  return true;
}
