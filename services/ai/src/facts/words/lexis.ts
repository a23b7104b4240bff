import { linesOf } from '../../text/data-file.js';
import { placeOf, loadVectors, unitVector, dimensions } from '../../evidence/vectors.js';
import { splitWords, stem, type Word } from '../../text/words.js';
import { capitalAbbreviations, stemsOfSigns } from './capital-abbreviations.js';
import { isCommon, isOneShortFor, letters } from './short-words.js';
import { nearWords } from './near-words.js';
import { namesFor, numberedNames } from './numbered-names.js';
import { canon, canonOfStem } from './synonyms.js';

/** "B/L" is written with a mark between its letters. */
const slashed = /(?<![\p{L}\d/])\p{L}\/\p{L}(?![\p{L}\d/])/gu;

/** How far a text holds a word: 1 for the word itself in any form or spelling, less for a word that is only near. */
export interface Held {
  share: number;
  /** The word of the text that holds it, for words that are only near. */
  by?: string;
}

/** More different words than this are not compared by their vectors. */
const vectorsMax = 3_000;
/** Below this nearness two words have nothing to do with each other. */
const nearMin = 0.45;
const nearShare = 0.85;

/** Abbreviations of the thesaurus: what each stands for, and by its first stem what each phrase is shortened to. */
interface Abbreviations {
  short: Map<string, string[][]>;
  long: Map<string, { row: string; name: string }[]>;
}

let expansions: Abbreviations | undefined;

function knownAbbreviations(): Abbreviations {
  if (expansions) return expansions;
  const short = new Map<string, string[][]>();
  const long: Abbreviations['long'] = new Map();
  for (const line of [...linesOf('thesaurus/abbreviations.txt'), ...linesOf('facts/short-forms.txt')]) {
    const [name = '', ...phrases] = line.split(',').map((part) => part.trim());
    for (const phrase of phrases) {
      const stems = splitWords(phrase).map((word) => stem(word.key));
      short.set(name, [...(short.get(name) ?? []), stems]);
      const [first = ''] = stems;
      long.set(first, [...(long.get(first) ?? []), { row: ` ${stems.join(' ')} `, name: stem(name) }]);
    }
  }
  return (expansions = { short, long });
}

const small = new Set(['and', 'of', 'the', 'for', 'in', 'to', 'on', 'a', 'an', 'or', 'with']);

/** "TMV3s" and "IVs" are several of a TMV3 and an IV. */
const severalOf = /\ds$|^\p{Lu}{2,}s$/u;

const hasInnerCapitals = /^\p{L}+\p{Lu}/u;

/** isTelling is true for words and numbers, not for single letters between them. */
export function isTelling(root: string): boolean {
  return root.length > 1 || /\d/.test(root);
}

/** Lexis is all words of a text, ready to be asked whether it holds a word that another text uses. */
export class Lexis {
  readonly keys: ReadonlySet<string>;
  private readonly stems = new Set<string>();
  private readonly canons = new Set<string>();
  private readonly spellings = new Set<string>();
  /** Capital abbreviations of the text: "NFIP" stands for four words that begin so. */
  readonly capitals: ReadonlySet<string>;
  readonly text: string;
  private readonly roots: readonly string[];
  private initials: string | undefined;
  private rows: ReadonlySet<string> | undefined;
  private inARow: string | undefined;
  private names: ReadonlySet<string> | undefined;
  private readonly words: string[];
  private readonly places: number[];
  private directions?: Float32Array;
  private readonly known = new Map<string, Held>();

  constructor(text: string) {
    const words = splitWords(text);
    this.keys = new Set(
      words.flatMap(({ key, text: word }) => (severalOf.test(word) ? [key, key.slice(0, -1)] : [key])),
    );
    for (const key of this.keys) {
      const root = stem(key);
      this.stems.add(root);
      this.canons.add(canonOfStem(root));
      this.spellings.add(stem(inOneSpelling(key)));
    }
    this.capitals = new Set([
      ...(text.match(/\b(?:\p{Lu}\p{Ll}?\.\s?){2,6}/gu) ?? []).map((dotted) =>
        dotted.replace(/[.\s]/g, '').toLowerCase(),
      ),
      // "C of E" is the Church of England.
      ...(text.match(/(?<!\p{L})\p{Lu} of \p{Lu}(?!\p{L})/gu) ?? []).map((each) =>
        each.replaceAll(' ', '').replace('f', '').toLowerCase(),
      ),
      ...words.flatMap(({ text: word }) =>
        // "NG9-1-1" and "TMV3s" begin with what is short for words.
        (/^\p{Lu}[\p{Lu}&]{1,6}(?=s?$|\d)/u.exec(word) ?? []).map((each) => each.toLowerCase()),
      ),
    ]);
    this.text = text;
    this.roots = words.map((word) => stem(word.key));
    this.words = [...this.keys];
    const vectors = loadVectors();
    this.places = this.words.slice(0, vectorsMax).map((word) => placeOf(vectors, word));
    this.addExpansions();
  }

  /** What an abbreviation of the text stands for is said by it, and the other way round. */
  private addExpansions(): void {
    for (const capital of this.capitals)
      for (const each of capitalAbbreviations().get(capital) ?? []) this.stems.add(each);
    for (const each of stemsOfSigns(this.text)) this.stems.add(each);
    for (const { letters } of numberedNames(this.text))
      for (const name of namesFor(letters)) this.stems.add(stem(name));
    const { short, long } = knownAbbreviations();
    const withSlash = this.text.includes('/') ? (this.text.match(slashed) ?? []) : [];
    for (const key of [...this.keys, ...withSlash.map((each) => each.toLowerCase())])
      for (const stems of short.get(key) ?? []) for (const each of stems) this.stems.add(each);
    let joined: string | undefined;
    for (const root of new Set(this.roots)) {
      for (const { row, name } of long.get(root) ?? []) {
        joined ??= ` ${this.roots.join(' ')} `;
        if (joined.includes(row)) this.stems.add(name);
      }
    }
  }

  /** hasRow is true when two stems stand beside each other, at most one word between them. */
  hasRow(one: string, two: string): boolean {
    this.rows ??= this.rowsOf();
    return this.rows.has(`${one} ${two}`);
  }

  /** hasRoot is true for the stem of a word of the text, or of what an abbreviation of it stands for. */
  hasRoot(root: string): boolean {
    return this.stems.has(root);
  }

  /** hasWords is true when the stems stand in the text one after the other. */
  hasWords(stems: readonly string[]): boolean {
    this.inARow ??= ` ${this.roots.filter(isTelling).join(' ')} `;
    return this.inARow.includes(` ${stems.join(' ')} `);
  }

  private rowsOf(): Set<string> {
    const rows = new Set<string>();
    const telling = this.roots.filter((root) => !small.has(root));
    telling.forEach((root, at) => {
      for (const next of [telling[at + 1], telling[at + 2]]) if (next !== undefined) rows.add(`${root} ${next}`);
    });
    return rows;
  }

  private hasInitials(letters: string): boolean {
    this.initials ??= initialsOf(this.text);
    return this.initials.includes(letters);
  }

  /** holds says how far the text holds a word. */
  holds(word: Pick<Word, 'text' | 'key'>): Held {
    const known = this.known.get(word.text);
    if (known) return known;
    const held = this.find(word);
    this.known.set(word.text, held);
    return held;
  }

  /** holdsProduct is true for the name of a product that stands in the text, or a short form of it that is no word of its own. */
  holdsProduct(key: string): boolean {
    return this.holdsAsWritten(key) || this.words.some((own) => !isCommon(own) && isOneShortFor(own, key));
  }

  /** hasName is true for a word that stands with its capital in the middle of a sentence or list of the text. */
  hasName(word: string): boolean {
    if (!/^\p{Lu}\p{Ll}{3,}$/u.test(word)) return false;
    this.names ??= new Set(this.text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []);
    return this.names.has(word);
  }

  private holdsAsWritten(key: string): boolean {
    return (
      this.keys.has(key) ||
      this.stems.has(stem(key)) ||
      this.canons.has(canon(key)) ||
      this.spellings.has(stem(inOneSpelling(key)))
    );
  }

  private find({ text, key }: Pick<Word, 'text' | 'key'>): Held {
    const root = stem(key);
    if (this.holdsAsWritten(key)) return { share: 1 };
    if (severalOf.test(text) && this.keys.has(key.slice(0, -1))) return { share: 1 };
    if (/^\p{Lu}{2,7}s?$/u.test(text) && this.hasInitials(key.replace(/s$/, ''))) return { share: 1 };
    // A name with capitals within it is nobody's abbreviation, and none has it: "CrewRoster" is not the crew's roster.
    if (letters.test(key) && !hasInnerCapitals.test(text) && this.words.some((own) => isOneShortFor(own, key)))
      return { share: 1 };
    for (const near of nearWords(root)) if (this.canons.has(canonOfStem(near))) return { share: nearShare };
    return this.nearest(key);
  }

  private nearest(key: string): Held {
    const vectors = loadVectors();
    const place = placeOf(vectors, key);
    if (place < 0) return { share: 0 };
    this.directions ??= this.directionsOf();
    const own = new Float32Array(dimensions);
    unitVector(vectors, place, own, 0);
    let best = 0;
    let at = -1;
    for (let word = 0; word < this.places.length; word += 1) {
      let sum = 0;
      for (let index = 0; index < dimensions; index += 1)
        sum += (own[index] as number) * (this.directions[word * dimensions + index] as number);
      if (sum > best) [best, at] = [sum, word];
    }
    return best < nearMin ? { share: 0 } : { share: Math.min(0.95, best), by: this.words[at] };
  }

  private directionsOf(): Float32Array {
    const vectors = loadVectors();
    const all = new Float32Array(this.places.length * dimensions);
    this.places.forEach((place, at) => {
      if (place >= 0) unitVector(vectors, place, all, at * dimensions);
    });
    return all;
  }
}

/** inOneSpelling writes British and American words alike, with accents or without: "haemodialysis", "colour", "décor". */
export function inOneSpelling(key: string): string {
  if (key.length < spelledMin) return key;
  return withoutAccents(key)
    .replace(/[ao]e(?=[a-z])/g, 'e')
    .replace(/our(?=$|s$|ed$|ing$|al$|ful$|able$|ist$)/, 'or')
    .replace(/([iy])s(?=e$|ed$|es$|er$|ers$|ing$|ation$|ations$)/, '$1z')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/mme(?=s?$)/, 'm')
    .replace(/ll(?=(?:ed|ing|er|ers|or|ors)$)/, 'l');
}

/** In shorter words another spelling is another word. */
const spelledMin = 5;

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** isWrittenAlike is true for a word of another spelling or language that the text has with the same letters: "Réceptionniste". */
export function isWrittenAlike({ key }: Pick<Word, 'key'>, lexis: Lexis): boolean {
  const bare = inBareLetters(key);
  return (
    bare.length >= alikeMin &&
    [...lexis.keys].some((own) => own.length >= alikeMin && isAlike(bare, inBareLetters(own)))
  );
}

/** Shorter words are alike by chance. */
const alikeMin = 7;

function inBareLetters(word: string): string {
  return withoutAccents(word).replace(/(.)\1/gu, '$1');
}

/** All letters but the ending are the same. */
function isAlike(one: string, other: string): boolean {
  const shared = Math.max(one.length, other.length) - 2;
  return Math.abs(one.length - other.length) <= 2 && one.slice(0, shared) === other.slice(0, shared);
}

/** The first letters of all words in a row, small words left out, sentences parted. */
export function initialsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+|[.;\n|]/gu) ?? [])
    .filter((each) => !/^(?:and|of|the|for|in|to|on|an?)$/i.test(each))
    .map((each) => each.charAt(0).toLowerCase())
    .join('');
}
