import { employerVerbs } from '../data/employer-verbs.data.js';
import {
  isDepartment,
  isEmployerName,
  isKindOfEmployer,
  namePattern,
  withoutLegalForm,
} from '../recognizers/employer-name.js';

const name = `(${namePattern})`;
/** The legal form of a name that is followed by more: "Larch Mill GmbH is". */
const form = String.raw`(?: (?:GmbH|AG|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|plc|B\.V\.|S\.A\.))?`;
/** A firm is one or many: "Larch Mill bakes", "Larch Mill supply". */
const verbs = employerVerbs
  .trim()
  .split('\n')
  .flatMap((verb) => [
    verb,
    verb.replace(/^(\p{L}+?)(?:(?<=sh|ch|ss)es|(i)es|s)(?=$| )/u, (_, stem, y) => stem + (y ? 'y' : '')),
  ])
  .join('|');
const spokenFor = new RegExp(String.raw`(?:[Oo]n|ON) (?:behalf|BEHALF) (?:of|OF) ${name}`, 'u');
/** Sentences only an employer is the subject or the object of; a role follows "a", "the" or "our". */
const plain = [
  String.raw`(?<![\p{L}\p{N}] |[\p{L}\p{N}])At ${name}, (?:we|you|our|your)\b`,
  String.raw`^About ${name}:?$`,
  String.raw`^(?:Why )?[Jj]oin ${name}(?:$|[.,!?:]| (?:as|and|to)\b)`,
  String.raw`^(?:Welcome to|Life at|Careers at|Why work (?:at|for)|Working at) ${name}(?:$|[.,!?:])`,
  String.raw`(?:^|[.!?] )${name}${form} (?:is (?:hiring|looking for|seeking|searching for|recruiting|inviting)|are (?:hiring|looking for|seeking|recruiting)|seeks|employs|invites applications|has (?:an (?:opportunity|opening)|a vacancy))(?!\p{L})`,
].map((source) => new RegExp(source, 'mu'));
const introduced = new RegExp(
  String.raw`(?:^|[.,!?…] )(?:\p{Extended_Pictographic} )?[Ww]e(?:['’]re| are) ${name}(?=[.,!:;]|$| (?:and|–|—|-|\p{Extended_Pictographic}))`,
  'gmu',
);
const shouted = /^(?:ABOUT|WHY|JOIN) (\p{Lu}[\p{Lu}\p{N}&.'’+ -]{2,60}):?$/gmu;
const told = new RegExp(
  String.raw`^${name}${form} (?:(is|are) (?:an?|the|one of|part of|proud to be)(?!\p{L})(.{0,160})|(?:(?:is|are) (?:growing|expanding|opening|building|investing|home to)|${verbs})(?!\p{L}))`,
  'u',
);
/** Below such a heading the first sentence tells of the employer. */
const aboutHeading =
  /^(?:about(?! (?:you|the (?:role|job|position|team|department))).{0,30}|who (?:we are|are we)\??|(?:the |our )?(?:company|employer|firm|organi[sz]ation|hotel|school|hospital|practice|charity|trust|college|business|brewery|farm)(?: (?:profile|description|overview|background))?|background|introduction|overview|company)\s?:?$/iu;

/** employersSaid lists who the sentences of a posting say it is from, the surest first. */
export function employersSaid(text: string, lines: readonly string[]): string[] {
  const found = [
    ...plain.map((pattern) => pattern.exec(text)?.[1]),
    ...[...text.matchAll(introduced)]
      .filter(
        (match) =>
          isNamedTwice(text, match[1]) ||
          /^, (?:an?|the|one) /u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 6)),
      )
      .map((match) => match[1]),
    ...[...text.matchAll(shouted)].map((match) => match[1]).filter((each) => isNamedInSmall(text, each)),
    ...subjects(lines),
  ];
  return found
    .map((each) => withoutLegalForm(each ?? ''))
    .filter((each) => isEmployerName(each) && !isDepartment(each));
}

/** employerSpokenFor is who an agency acts for by name: "on behalf of Larch Mill". */
export function employerSpokenFor(text: string): string | undefined {
  const found = withoutLegalForm(spokenFor.exec(text)?.[1] ?? '');
  return isEmployerName(found) ? found : undefined;
}

/** Who the first sentences of the head, and those below a heading about the employer, tell of. */
function subjects(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, at) => (aboutHeading.test(line) ? [at + 1] : []));
  const first = [...lines.keys()].slice(0, headLinesMax);
  return [...new Set([...places, ...first])].flatMap((at) => subjectOf(lines[at] ?? '') ?? []);
}

const headLinesMax = 9;

function subjectOf(line: string): string | undefined {
  const [, subject = '', be, complement = ''] = told.exec(line.slice(0, 300)) ?? [];
  if (subject === '') return undefined;
  if (be !== undefined) return isKindOfEmployer(complement.split(/[.;]/, 1)[0] ?? '') ? subject : undefined;
  // "Benefits include" has a verb as well; two words with capitals are a name.
  return subject.includes(' ') || subject.includes('&') ? subject : undefined;
}

function isNamedTwice(text: string, found = ''): boolean {
  return text.split(found).length > 2;
}

/** "ABOUT LARCH MILL" is a name when the text says "Larch", which is no word of every text. */
function isNamedInSmall(text: string, found = ''): boolean {
  const [first = '', second = ''] = found.split(' ');
  const start = /^the$/iu.test(first) ? second : first;
  const inTitle = start.charAt(0) + start.slice(1).toLowerCase();
  return (
    start.length > 2 &&
    (text.includes(inTitle) || text.split(start).length > 2) &&
    !text.includes(inTitle.toLowerCase())
  );
}
