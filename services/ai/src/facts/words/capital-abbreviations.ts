import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { linesOf } from '../../text/data-file.js';
import { splitWords, stem } from '../../text/words.js';

let known: Map<string, string[]> | undefined;

/** What only a word in capitals stands for, places and degrees: the stems of "TX" are those of "Texas". */
export function capitalAbbreviations(): Map<string, string[]> {
  known ??= new Map(
    linesOf('evidence/capital-abbreviations.txt').map((line): [string, string[]] => {
      const [name = '', phrase = ''] = line.split(',').map((part) => part.trim());
      return [name, stemsOf(phrase)];
    }),
  );
  return known;
}

const stemsOf = (phrase: string) => splitWords(phrase).map((word) => stem(word.key));

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What a sign is read as. */
const signs: readonly [RegExp, string][] = [
  [/° ?C(?!\p{L})|℃/u, 'degrees Celsius'],
  [/° ?F(?!\p{L})|℉/u, 'degrees Fahrenheit'],
];

/** stemsOfSigns are those of what the signs of a text are read as, and of the countries it names by a code in brackets: "2 °C", "Radom (PL)". */
export function stemsOfSigns(text: string): string[] {
  const read = signs.filter(([sign]) => sign.test(text)).map(([, words]) => words);
  const countries = allMatches(/\(([A-Z]{2})\)/g, text).map(([, code = '']) => regionNames.of(code) ?? '');
  return [...read, ...countries].flatMap(stemsOf);
}
