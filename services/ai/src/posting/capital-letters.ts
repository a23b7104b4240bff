import { linesOf } from '../text/data-file.js';

let loaded: ReadonlySet<string> | undefined;

function shortWords(): ReadonlySet<string> {
  loaded ??= new Set(linesOf('letters/capital-words.txt'));
  return loaded;
}

const joining = /^(?:a|an|and|as|at|by|da|de|del|der|di|du|for|from|in|la|le|of|on|or|the|to|van|von|with)$/i;

/** Short for several words, though they can be spoken. */
const abbreviations = new Set(
  'IGCSE GCSE NEBOSH IOSH OSHA HVAC HACCP STEM CAMHS NICU PICU FMCG EMEA APAC CNC ASIC FPGA'.split(' '),
);

/**
 * withoutCapitals sets a name or a title that is written in capitals whole as others write it: "THE AMBER BAY INN" is "The
 * Amber Bay Inn". Short words that are no words ("NCR") stay as they are, and so does a text of nothing else.
 */
export function withoutCapitals(text: string): string {
  const start = text.split('(', 1)[0] ?? '';
  if (/\p{Ll}/u.test(start) || !/\p{Lu}{4}/u.test(start)) return text;
  return text.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word, at: number) => {
    if (/\d$/u.test(text.slice(0, at)) && /^(?:ST|ND|RD|TH)$/u.test(word)) return word.toLowerCase();
    if (abbreviations.has(word)) return word;
    if (word === 'A' && /^[ -]LEVELS?(?!\p{L})/u.test(text.slice(at + 1))) return word;
    if (joining.test(word)) return at === 0 ? inTitle(word) : word.toLowerCase();
    if (/^\p{Ll}/u.test(text.slice(at + word.length))) return word;
    // "ST ORRAN" is a saint, or a street.
    if (word === 'ST' && /^\.? \p{Lu}/u.test(text.slice(at + word.length))) return 'St';
    const isWord = (word.length > 3 && /[AEIOUYÀ-Ý]/u.test(word)) || shortWords().has(word.toLowerCase());
    return isWord ? inTitle(word) : word;
  });
}

function inTitle(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
