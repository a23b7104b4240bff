import { linesOf } from './data-file.js';
import { groupsIn, readThesaurus, stemsOf, type GroupMatch } from './thesaurus.js';
import { splitWords } from '../text/words.js';
import { loadVectors, placeOf } from './vectors.js';
import { rowOf, splitList } from './word-list.js';

interface Families {
  /** Names of the kinds, by family. */
  kinds: ReturnType<typeof readThesaurus>;
  /** Names of single tools, numbered over all families. */
  tools: ReturnType<typeof readThesaurus>;
  familiesOf: number[][];
}

let loaded: Families | undefined;

function families(): Families {
  if (loaded) return loaded;
  const rows = linesOf('evidence/tool-families.txt').map(rowOf);
  const numbers = new Map<string, number>();
  const familiesOf: number[][] = [];
  rows.forEach(({ names }, family) => {
    // "kubernetes=k8s" are two names of one tool.
    for (const name of names.map((each) => each.replaceAll('=', ','))) {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      familiesOf[number] = [...(familiesOf[number] ?? []), family];
    }
  });
  loaded = {
    kinds: readThesaurus(rows.map(({ head }) => splitList(head).join(','))),
    tools: readThesaurus([...numbers.keys()]),
    familiesOf,
  };
  return loaded;
}

/** Tools is what a text names: kinds of tools by family, and single tools with the families they belong to. */
export interface Tools {
  kinds: Set<number>;
  tools: Set<number>;
  families: Set<number>;
  matches: GroupMatch[];
}

const commonWordPlace = 12_000;

/** A tool whose name is a common word is meant where it is written with a capital. */
function isName(word: string): boolean {
  const place = placeOf(loadVectors(), word.toLowerCase());
  return place < 0 || place > commonWordPlace || /\p{Lu}|\d/u.test(word);
}

/** "SAP" within "SAP EWM" is no tool of its own. */
function isInside({ from, to }: { from: number; to: number }, all: GroupMatch[]): boolean {
  return all.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from);
}

/** toolsIn finds the tools and kinds of tools that a text names. */
export function toolsIn(text: string): Tools {
  const { kinds, tools, familiesOf } = families();
  const stems = stemsOf(text);
  const words = splitWords(text);
  const single = groupsIn(stems, tools).filter(
    ({ from, to }, _place, all) => !isInside({ from, to }, all) && (to - from > 1 || isName(words[from]?.text ?? '')),
  );
  const general = groupsIn(stems, kinds);
  return {
    kinds: new Set(general.map((each) => each.group)),
    tools: new Set(single.map((each) => each.group)),
    families: new Set(single.flatMap((each) => familiesOf[each.group] ?? [])),
    matches: [...single, ...general],
  };
}
