import type { Source } from '../evidence.js';
import { currency } from './counted-things.js';
import { isHeld } from './figure-holders.js';
import type { Figure } from './numbers.js';

/** A figure is given where a line has its value with the same unit; a number that is part of a name, as it is written. */
export function isGiven(figure: Figure, sources: readonly Source[], raw: string): boolean {
  if (isHeld(figure, sources)) return true;
  if (
    figure.value === 0 &&
    sources.some((source) => /\b(?:no|none|nothing|without|never|nil|zero|free|w\/o(?:ut)?)\b/i.test(source.text))
  )
    return true;
  if (figure.value === 1 && sources.some((source) => /\b(?:one|an?|each|the)\b/i.test(source.text))) return true;
  if (saidInWords(figure, sources) || isShareOf(figure, sources)) return true;
  // "86 → 93 %" gives both the unit, "3.4 points" are percentage points.
  if (
    figure.unit === '%' &&
    sources.some((source) => source.figureKeys.has(`${figure.value} `) && isSharedPercent(figure.value, source))
  )
    return true;
  if (raw === '' || !/\d/.test(figure.text) || /[\d]\s?(?:k|m|b|bn|mm|million|thousand|billion)\b/i.test(figure.text))
    return false;
  const digits = /\d[\d.,]*\d|\d/.exec(figure.text)?.[0] ?? figure.text;
  return spellings(digits).some((each) => stands(raw, each, figure));
}

/** How two and three are said without a number: "both ATMs" are two, "x2" is twice, "every second Thursday" is fortnightly. */
const inWords: readonly { of: RegExp; by: RegExp }[] = [
  { of: /^two$/i, by: /(?<!\p{L})(?:both|(?:a )?(?:couple|pair) of)(?!\p{L})/iu },
  { of: /^twice$/i, by: /(?<![\p{L}\d.])(?:[x×] ?2(?!\d)|2 ?(?:[x×]|times)(?!\p{L})|two times)/iu },
  { of: /^thrice$/i, by: /(?<![\p{L}\d.])(?:[x×] ?3(?!\d)|3 ?(?:[x×]|times)(?!\p{L})|three times)/iu },
  {
    of: /^(?:biweekly|fortnightly)$/i,
    by: /(?<!\p{L})(?:(?:every|each) (?:second|other|2nd|two|2) (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|alternat(?:e|ing) weeks?|fortnights?|bi-?weekly)/iu,
  },
];

function saidInWords({ text }: Figure, sources: readonly Source[]): boolean {
  const said = inWords.find(({ of }) => of.test(text));
  return said !== undefined && sources.some((source) => said.by.test(source.text));
}

/** How many points a percentage may be off for a share that is told in words. */
const sharePointsMax = 1;

const ofAll = /^ (?:of|out of|in) (?:the |every )?$/i;

/** "Two thirds" are 67 %, and 6 of 9. */
function isShareOf({ value, unit, text }: Figure, sources: readonly Source[]): boolean {
  if (unit !== '%' || !/^\p{L}+[- ]\p{L}+s$/u.test(text)) return false;
  const isNear = (share: number) => Math.abs(share - value) <= sharePointsMax;
  return sources.some(({ figures, text: line }) =>
    figures.some((each, at) => {
      const all = figures[at + 1];
      if (each.unit === '%') return isNear(each.value);
      return all !== undefined && ofAll.test(line.slice(each.end, all.start)) && isNear((each.value / all.value) * 100);
    }),
  );
}

/** "86 → 93 %", "48 % to 71" and "3.4 points": the unit stands with the other figure of the pair, or in another word. */
function isSharedPercent(value: number, source: Source): boolean {
  return source.figures.some((each, at) => {
    if (each.value !== value) return false;
    const after = source.text.slice(each.end, each.end + 14);
    if (/^\s*(?:points?|pts?|pct|percentage)\b/i.test(after)) return true;
    // "1.4 % last year, the average is 2.9": nothing else is said of a figure that ends its clause.
    const isLast = /^\s*(?:$|[,;.)])/.test(source.text.slice(each.end, each.end + 4));
    const between = isLast ? /^[^.;]{0,40}$/ : /^[^.;,]{0,30}$/;
    const pair = [source.figures[at - 1], source.figures[at + 1]].filter((other) => other?.unit === '%');
    return pair.some(
      (other) =>
        other && between.test(source.text.slice(Math.min(each.end, other.end), Math.max(each.start, other.start))),
    );
  });
}

/** "2,900" is "2.900" and "2 900" elsewhere, "11.80" is "11,80". */
function spellings(digits: string): string[] {
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits))
    return [
      digits,
      digits.replaceAll(',', '.'),
      digits.replaceAll(',', ' '),
      digits.replaceAll(',', ''),
      digits.replaceAll(',', '’'),
    ];
  if (/^\d+\.\d{1,2}$/.test(digits)) return [digits, digits.replace('.', ',')];
  return digits.length > 1 ? [digits] : [];
}

/** Two capitals right before a number: it is part of a name. */
const inName = /\p{Lu}{2}$/u;

function stands(raw: string, digits: string, { unit, text }: Figure): boolean {
  const mark = currency.exec(text)?.[0].toLowerCase();
  for (let at = raw.indexOf(digits); at >= 0; at = raw.indexOf(digits, at + 1)) {
    const end = at + digits.length;
    if (/[\d.,]/.test(raw.charAt(at - 1)) || /^[.,]?\d/.test(raw.slice(end, end + 2))) continue;
    // "CP12" is the name of a form, and counts nothing.
    if (inName.test(raw.slice(Math.max(0, at - 3), at))) continue;
    const around = `${raw.slice(Math.max(0, at - 4), at)} ${raw.slice(end, end + 8)}`;
    if (
      unit === '' ||
      (unit === '%' && /%|percent|points/i.test(around)) ||
      (unit === '$' && mark !== undefined && around.toLowerCase().includes(mark))
    )
      return true;
    if (unit === 'x') return true;
  }
  return false;
}

const knownTexts = new WeakMap<readonly Source[], readonly string[]>();

/** textsOf gives the lines as they are written; those of the whole original are listed once for all claims. */
export function textsOf(sources: readonly Source[]): readonly string[] {
  const texts = knownTexts.get(sources) ?? sources.map((source) => source.text);
  knownTexts.set(sources, texts);
  return texts;
}

const knownLines = new WeakMap<readonly Source[], string>();

/** inOneLine gives the same as one text. */
export function inOneLine(sources: readonly Source[]): string {
  const line = knownLines.get(sources) ?? textsOf(sources).join(' ');
  knownLines.set(sources, line);
  return line;
}

/** onceForFigure asks the same of each figure of a claim once. */
export function onceForFigure(isSo: (figure: Figure) => boolean): (figure: Figure) => boolean {
  const known = new Map<number, boolean>();
  return (figure) => {
    const answer = known.get(figure.start) ?? isSo(figure);
    known.set(figure.start, answer);
    return answer;
  };
}
