import { linesOf } from '../../text/data-file.js';

let loaded: ReadonlyMap<string, string> | undefined;

function shortForms(): ReadonlyMap<string, string> {
  loaded ??= new Map(
    linesOf('letters/short-forms.txt').map((line): [string, string] => {
      const [short = '', long = ''] = line.split(' = ');
      return [short, long];
    }),
  );
  return loaded;
}

/** writtenOut writes out what lines of a resume shorten and sentences do not: "~40 pts w/ asthma" has "about 40" and "with". */
export function writtenOut(line: string): string {
  const text = line
    .replace(/(?<![\p{L}\p{N}])[~≈] ?(?=[$€£]?\d)/gu, 'about ')
    .replace(/(?<![\p{L}\p{N}])c\. ?(?=[$€£]?\d)/gu, 'about ')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll}|[A-Z]{2})|(?<=\p{L}) \+ (?=\p{L})/gu, ' and ');
  return text
    .split(' ')
    .map((word) => shortForms().get(word.toLowerCase()) ?? word)
    .join(' ')
    .replace(/\babout (?=\d[\d,]*\+)/g, '');
}

/** LineParts is the first sentence of a line, cut into what it says first and what it adds to that. */
export interface LineParts {
  main: string;
  /** The sign between the two: ':', ';' or '-'. */
  sign: string;
  /** What follows the first of these signs; '' where nothing does. */
  rest: string;
}

/** linePartsOf reads the first sentence of a line. */
export function linePartsOf(line: string): LineParts {
  const sentence = line.split(/(?<=\p{L}{3}|\d|\)|%)\.\s+(?=[\p{L}\p{N}])/u, 1)[0] ?? '';
  const whole = sentence.replace(/(?<=[\p{L}\p{N})%])\.$/u, '').trim();
  const joint = /(?<sign>[:;])\s|(?<!\d)\s(?<dash>[-–—])\s/u.exec(whole);
  if (!joint || isInBrackets(whole, joint.index)) return { main: whole, sign: '', rest: '' };
  const rest = whole.slice(joint.index + joint[0].length).split(/[;:]\s|\s[-–—]\s/u, 1)[0] ?? '';
  return { main: whole.slice(0, joint.index).trim(), sign: joint.groups?.sign ?? '-', rest: rest.trim() };
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

/** splitAtCommas cuts at the commas that stand outside brackets. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(', ')) {
    const last = parts.at(-1);
    if (last !== undefined && !hasWholeBrackets(last)) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

export function hasWholeBrackets(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** beginsWithFigure is true for "40 volunteers" and "about 340 devices". */
export function beginsWithFigure(part: string): boolean {
  return /^(?:[^\p{L}\s]*\d|(?:about|average|over|up to|nearly|almost) [^\p{L}\s]*\d|[A-Z]{2,3} ?\d)/u.test(part);
}
