import { rememberLast } from '@tailwright/resume-text/remember-last';
import { linesOf } from './data-file.js';
import { groupsIn, readThesaurus, type GroupMatch } from './thesaurus.js';
import { splitWords, stem, type Word } from '../text/words.js';
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
  kinds: ReadonlySet<number>;
  tools: ReadonlySet<number>;
  families: ReadonlySet<number>;
  /** Where single tools are named, and where kinds are. */
  toolMatches: readonly GroupMatch[];
  kindMatches: readonly GroupMatch[];
}

const commonWordPlace = 12_000;

/** A tool whose name is a common word is meant where it is written with a capital, or stands in a list. */
function isName({ text: word, start }: Word, text: string): boolean {
  const place = placeOf(loadVectors(), word.toLowerCase());
  return (
    place < 0 || place > commonWordPlace || /\p{Lu}|\d/u.test(word) || isListItem(text, start, start + word.length)
  );
}

function isListItem(text: string, start: number, end: number): boolean {
  const isPart = /[,;|/•]/.test(text);
  return (
    isPart &&
    /(?:^|[,;:|/(•])\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*(?:$|[,;|/)•])/.test(text.slice(end, end + 3))
  );
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
  const { kinds, tools, familiesOf } = families();
  const words = splitWords(text);
  const stems = words.map((word) => stem(word.key));
  const single = outermost(groupsIn(stems, tools)).filter(
    ({ from, to }) => to - from > 1 || isName(words[from] as Word, text),
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
