import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { isNameOfTool, isOrdinaryUse } from '../lexicon/name-in-context.js';
import { linesOf } from '../text/data-file.js';
import { groupsIn, readThesaurus, type GroupMatch } from './thesaurus.js';
import { foldCase, splitWords, stem, type Word } from '../text/words.js';
import { loadVectors, placeOf } from './vectors.js';
import { rowOf, splitList } from './word-list.js';

interface Families {
  /** Names of the kinds, by family. */
  kinds: ReturnType<typeof readThesaurus>;
  /** Names of single tools, numbered over all families. */
  tools: ReturnType<typeof readThesaurus>;
  /** The keys of tools that are named by one word. */
  keysOf: Set<string>[];
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
    keysOf: [...numbers.keys()].map((names) => new Set(names.split(',').map(foldCase))),
    familiesOf,
  };
  return loaded;
}

/** Tools is what a text names: kinds of tools by family, and single tools with the families they belong to. */
export interface Tools {
  kinds: ReadonlySet<number>;
  tools: ReadonlySet<number>;
  families: ReadonlySet<number>;
  /** Where single tools are named, and where kinds are. */
  toolMatches: readonly GroupMatch[];
  kindMatches: readonly GroupMatch[];
}

const commonWordPlace = 12_000;

/** A tool whose name is a letter or a common word is meant only where the words around it say so. */
function isName(word: Word, text: string): boolean {
  if (isOrdinaryUse(text, word)) return false;
  const place = placeOf(loadVectors(), word.key);
  const isCommon = word.text.length === 1 || (place >= 0 && place <= commonWordPlace);
  return !isCommon || isNameOfTool(text, word);
}

/** "SAP" within "SAP EWM" is no tool of its own. The matches come in the order in which they begin. */
function outermost(matches: GroupMatch[]): GroupMatch[] {
  const longest = new Map<number, number>();
  for (const { from, to } of matches) longest.set(from, Math.max(to, longest.get(from) ?? 0));
  let begin = -1;
  let reached = 0;
  return matches.filter(({ from, to }) => {
    if (from !== begin) reached = Math.max(reached, longest.get(begin) ?? 0);
    begin = from;
    return to > reached && to === longest.get(from);
  });
}

/** As many wordings as a posting has: each is held against a resume in several steps. */
const textsMax = 300;

/** toolsIn finds the tools and kinds of tools that a text names. The answers are shared, so nobody may change them. */
export const toolsIn: (text: string) => Tools = rememberLast(readTools, textsMax);

function readTools(text: string): Tools {
  const { kinds, tools, keysOf, familiesOf } = families();
  const words = splitWords(text);
  const stems = words.map((word) => stem(word.key));
  const single = outermost(groupsIn(stems, tools)).filter(
    // "Excels" is not Excel: the name of a tool has no inflections.
    ({ group, from, to }) =>
      to - from > 1 || (keysOf[group]?.has(words[from]?.key ?? '') === true && isName(words[from] as Word, text)),
  );
  const general = groupsIn(stems, kinds);
  return {
    kinds: new Set(general.map((each) => each.group)),
    tools: new Set(single.map((each) => each.group)),
    families: new Set(single.flatMap((each) => familiesOf[each.group] ?? [])),
    toolMatches: single,
    kindMatches: general,
  };
}
