import { hasWholeBrackets, linePartsOf, writtenOut } from './line-parts.js';
import { tellDeed } from './tell-deed.js';
import { tellChange, tellState, tellWork } from './tell-noun.js';
import { formOfVerb } from './told-verbs.js';

/** Told is a line of a resume as a part of a sentence: what follows "I", what "my work included", or a clause of its own. */
export interface Told {
  kind: 'deed' | 'state' | 'role' | 'work' | 'change';
  text: string;
}

/** Signs of a note rather than a sentence. */
const noteSigns = /["“”„«»|•▪·→←=[\]…>]|\s[+*]|[.!?]\s|\b(?:me|my|mine|we|us|etc|I)\b|!$|[;:]$/u;
const [toldCharsMin, toldCharsMax] = [16, 210];

/**
 * tellLine writes a line of a resume as a part of a sentence, where that is certain: "Trained 12 new tellers; two made
 * Senior" tells "trained 12 new tellers". Undefined for all others.
 */
export function tellLine(line: string, isRunning: boolean): Told | undefined {
  const told = line.startsWith('I ') ? tellOwn(line) : tellNote(line, isRunning);
  return told && told.text.length >= toldCharsMin && told.text.length <= toldCharsMax ? told : undefined;
}

/** A line that is the person's own sentence already. */
function tellOwn(line: string): Told | undefined {
  const sentence = /^I ((?:[^.]|\.(?=\S)){10,200})\.(?:\s|$)/.exec(line)?.[1] ?? '';
  const [verb = ''] = sentence.split(' ');
  const form = formOfVerb(verb);
  return form === 'past' || form === 'base' ? { kind: 'deed', text: sentence } : undefined;
}

function tellNote(line: string, isRunning: boolean): Told | undefined {
  const { main, sign, rest } = linePartsOf(writtenOut(line));
  if (noteSigns.test(main) || !hasWholeBrackets(main) || isInCapitals(line)) return undefined;
  const told = toldOf(main, isRunning);
  if (!told) return undefined;
  const added = addition(told, { sign, rest, isRunning });
  // A few words before a colon with nothing to list are a label.
  const words = main.split(' ').length;
  if (told.kind === 'work' && (words < 4 || (sign === ':' && words < 5)) && added === '' && !main.includes(','))
    return undefined;
  if (told.kind === 'work' && sign === ':' && words === 1 && label.test(main)) return undefined;
  return { ...told, text: `${told.text}${added}` };
}

function toldOf(main: string, isRunning: boolean): Told | undefined {
  const deed = tellDeed(main, isRunning);
  if (deed !== undefined) return { kind: 'deed', text: deed };
  const state = tellState(main, isRunning);
  if (state !== undefined) return state;
  const change = tellChange(main);
  if (change !== undefined) return { kind: 'change', text: change };
  const work = tellWork(main);
  return work === undefined ? undefined : { kind: 'work', text: work };
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

interface Rest {
  sign: string;
  rest: string;
  isRunning: boolean;
}

/** One word before a list that names no work: "Duties: …". */
const label =
  /^(?:duties|responsibilities|projects?|skills|tools|clients?|environment|achievements?|highlights|contracts|results|technologies|tasks|accomplishments|awards|software|systems|equipment|products|languages|courses|references|notes|training)$/i;

const clause = /^(?:the |our )?\p{L}[^,.]{2,50} (?:went|rose|fell|dropped|grew|have been|has been) /u;
const result = /^[\p{L} ]{3,45} (?:down|up) (?:by )?\d|^\D{0,40}\d\S*(?: \p{L}+){0,8}$|^[^()]{0,59}\d[^()]{0,59}$/u;

/** What stands behind the first colon, semicolon or dash is told where it is a deed, a clause, a list or a result. */
function addition({ kind, text }: Told, { sign, rest, isRunning }: Rest): string {
  if (rest === '' || noteSigns.test(rest) || !hasWholeBrackets(rest)) return '';
  if (sign === ':' && rest.length <= 120 && !/[:;]/.test(text) && isPlainList(rest) && !/\b(?:19|20)\d\d\b/.test(rest))
    return `: ${rest}`;
  const deed =
    kind === 'deed' && sign === ';' && !/\b(?:up|down) from\b/.test(rest) ? tellDeed(rest, isRunning) : undefined;
  if (deed !== undefined && formOfVerb(deed.split(' ')[0] ?? '') === formOfVerb(text.split(' ')[0] ?? ''))
    return / and /.test(text) ? `, and ${deed}` : ` and ${deed}`;
  if (sign === ';' && clause.test(rest) && kind !== 'work') return `; ${rest}`;
  const change = tellChange(rest);
  if (change !== undefined && kind !== 'work') return `; ${change}`;
  const isResult = rest.length <= 60 && result.test(rest) && !/[()]/.test(rest) && !text.endsWith(')');
  return isResult && !/^(?:19|20)\d\d\b/.test(rest) ? ` (${rest})` : '';
}

function isPlainList(rest: string): boolean {
  const items = rest.split(', ');
  return (
    items.length > 1 &&
    !/\b(?:is|are|was|were|has|have|had)\b/.test(rest) &&
    !items.some((item) => formOfVerb(item.split(' ')[0] ?? '') === 'past' && !item.startsWith('fixed '))
  );
}
