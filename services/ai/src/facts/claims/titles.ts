import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { isSureVerb, readVerb } from '../../text/verbs.js';
import { titleWord } from './title-word.js';

const seniority = new Set(
  'senior sr lead principal staff chief head director vp vice executive president junior jr associate assistant deputy managing supervising charge master regional national global general distinguished founding manager interim acting'.split(
    ' ',
  ),
);
const adjectives =
  /^(?:an?|the|as|experienced|seasoned|skilled|dedicated|compassionate|detail-oriented|motivated|results-driven|reliable|passionate|versatile|accomplished|professional|enthusiastic|committed|creative|driven|hands-on|proactive|qualified|dependable|knowledgeable|caring|innovative|proven|strong|trusted|bilingual|current|former|recent|certified|i|am|work|worked|currently|of|and|with|in|for|to|who|is|was|be|become|being|by|to|include|includes|included|held|positions?|today|recently|previously|your|our|my|her|his|their|other|new|each|all|every|from|alongside|between)$/i;
const claimed = new RegExp(
  `(?:^|\\bas\\s+(?:an?\\s+|the\\s+)?|\\b(?:am|was|been)\\s+(?:an?\\s+|the\\s+)|\\b(?:role|position|that) of\\s+(?:an?\\s+)?)((?:[\\p{L}'/&-]+\\s+){0,4}?${titleWord.source.replace(/^\\b/, '')}(?:\\s+(?:assistant|aide|intern|trainee|helper|apprentice|associate|lead|manager|director|supervisor))?)`,
  'giu',
);

/** unprovenTitle finds a title the person gives themselves that no line of the original gives them. */
export function unprovenTitle(
  claim: string,
  linesOf: () => readonly string[],
  known: (word: string) => boolean,
): string | undefined {
  if (isWish.test(claim)) return undefined;
  let lines: readonly string[] | undefined;
  for (const match of allMatches(claimed, claim)) {
    const phrase = match[1] ?? '';
    // "Driver's licence" and "associate degree" are papers.
    if (/^['’]?s? (?:licen[cs]e|card|degree|certificate|permit|exam)/i.test(claim.slice(match.index + match[0].length)))
      continue;
    // "There I also coach …" is a verb.
    if (/\b(?:I|we|also|to)\s+\p{L}+$/iu.test(phrase)) continue;
    if (/\bI\b(?!.*\b(?:am|was|been|as|became|become)\b)/.test(phrase)) continue;
    // "Now looking to train as a nurse" tells of a wish.
    if (wishBefore.test(claim.slice(0, match.index))) continue;
    // Several of a kind are never the person alone: "Let student assistants …".
    if (
      /s$/i.test(phrase) &&
      !/(?:ss|us)$/i.test(phrase) &&
      titleWord.test(phrase.trim().slice(0, -1).split(/\s/).at(-1) ?? '')
    )
      continue;
    const words = fold(phrase).split(' ').filter(Boolean);
    // "Partner with …" and "Assist the controller" start with a verb.
    const [first = '', ...after] = words;
    const isVerb = after.length === 0 ? readVerb(first) !== undefined : isSureVerb(first, after.join(' '));
    if (match.index === 0 && (isVerb || isPast(first)) && !/\bas\b/.test(after.join(' '))) continue;
    // "Use Canvas to give students …": a noun behind a preposition is no title the person takes.
    if (match.index === 0 && isBehindPreposition(words)) continue;
    const lead = words.slice(0, -1).findLastIndex((word) => adjectives.test(word));
    words.splice(0, lead + 1);
    lines ??= linesOf();
    if (words.length === 0 || /^(?:member|contributor|participant)$/.test(words.at(-1) ?? '') || isProven(words, lines))
      continue;
    if (words.length === 1 && lines.some((line) => line.includes(` ${words[0]} `))) continue;
    // "Captain a bench", "Head out to hotels" and "Crew of 14".
    if (words.length === 1 && match.index === 0 && isVerbOrGroup.test(claim)) continue;
    if (phrase.trim().length < claim.trim().length && isDescribed(words, lines, known)) continue;
    return phrase.trim();
  }
  return undefined;
}

/** What a person looks for is nothing they say they are. */
const isWish =
  /^(?:(?:now|currently) )?(?:seeking|looking for|aiming for|hoping for|wants?|interested in|open to) (?:an?|the|my|to|work|\p{L}+ (?:role|post|position)s?)\b/iu;

/** A wish for work that stands before the title in its clause: "hoping to work as a …". */
const wishBefore =
  /(?<!\p{L})(?:looking|seek(?:s|ing)?|hop(?:es|ing)|aim(?:s|ing)?|wants?|wish(?:es)?|keen|eager|ready|training|studying|open) (?:to|for|towards) [^.;]{0,90}$/iu;

const isVerbOrGroup =
  /^(?:captain(?:ed)?|head(?:ed)?|lead|host|coach|judge|guard|crew|pack|draft) (?:an?|the|out|up|off|of|to|for|all|my|our|\d|two|three|four|five|six)\b/i;

/** titlesNamedIn lists what lines name between their marks: "raffle, treasurer, 2022"; what stands behind "under the" is another's. */
export function titlesNamedIn(lines: readonly { text: string }[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(/[,;:()|•·–—\t]|\. | - /))
    .map((part) => part.trim().replace(ofWhat, ''))
    .filter((part) => part !== '' && part.split(' ').length <= titleWordsMax && !ofAnother.test(part))
    .map(foldTitle);
}

const titleWordsMax = 6;
/** "Timekeeper for the regatta". */
const ofWhat = / (?:for|of|at|on) (?:the|an?|our) .{1,80}$/i;
const ofAnother = /\b(?:with|under|to|by|from|the|our|his|her|their|an?|assist\w*|support\w*|help\w*)\b/i;

/** The noun with the word before it must stand so in one title; a word of rank must stand in that title too. */
function isProven(words: string[], lines: readonly string[]): boolean {
  const pair = words.slice(-2).join(' ');
  const ranks = words.filter((word) => seniority.has(word));
  return lines.some(
    (line) =>
      line.includes(` ${pair} `) && !isLowered(line, pair, words) && ranks.every((rank) => line.includes(` ${rank} `)),
  );
}

function isBehindPreposition(words: string[]): boolean {
  const at = words.findLastIndex((word) => /^(?:to|for|with|from|on|at|by|during|through|into|under)$/.test(word));
  return at > 0 && !words.slice(at).includes('as');
}

const managing =
  /^(?:manager|director|head|lead|leader|supervisor|officer|executive|president|chief|captain|owner|partner|founder|principal|architect|scientist|consultant|administrator)$/;

/** "ICU nurse" describes a registered nurse of an intensive care unit; with a noun of rank it would be a promotion. */
function isDescribed(words: string[], lines: readonly string[], known: (word: string) => boolean): boolean {
  const noun = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const holders = lines.filter((line) => line.includes(` ${noun} `));
  if (holders.length === 0 || before.some((word) => seniority.has(word))) return false;
  if (managing.test(noun)) return holders.some((line) => before.every((word) => line.includes(` ${word} `)));
  return before.every((word) => known(word) || adjectives.test(word) || /^(?:licensed|certified)$/.test(word));
}

/** "Covered for the team leader" is a deed; "Certified nurse" is not. */
function isPast(word: string): boolean {
  return (
    /ed$/.test(word) &&
    !/(?:licensed|certified|registered|experienced|skilled|chartered|seasoned|accredited|qualified|trained)$/.test(word)
  );
}

const roleOfDeed: [RegExp, string][] = [
  [/\bvolunteer/i, 'volunteer'],
  [/\b(?:teach|taught|instruct)/i, 'instructor'],
  [/\btutor/i, 'tutor'],
  [/\b(?:mentor|precept)/i, 'mentor'],
  [/\btrain(?:ed|s|ing)?\b/i, 'trainer'],
  [/\bcoach/i, 'coach'],
  [/\bsupervis(?:e|es|ed|ing)\b(?! by\b)/i, 'supervisor'],
];

/** rolesOfDeeds names who somebody is by what they do: who taught was an instructor. */
export function rolesOfDeeds(text: string): string[] {
  return roleOfDeed.flatMap(([deed, role]) => (deed.test(text) ? [role] : []));
}

/** titlesToldIn lists the roles a line says the person took: "Serve as charge nurse", "I am the deputy manager". */
export function titlesToldIn(text: string): string[] {
  return allMatches(roleTaken, `${text} `).map((match) => match[1] ?? '');
}

const roleTaken =
  /\b(?:(?:serv|act|work|volunteer|employ|hir|appoint|promot)(?:e|es|ed|ing|s)? (?:as|to)|I(?:['’]?m| am| was| became)|(?:first|then|now|later|before that) as) (?:an? |the |their )?((?:[\p{L}-]+[ ,.]){1,4})/giu;

/** "Physical therapist" is more than "physical therapist assistant", "restaurant manager" more than an assistant one. */
function isLowered(line: string, pair: string, words: string[]): boolean {
  const rest = line.slice(line.indexOf(` ${pair} `) + pair.length + 1);
  const before = line.slice(0, line.indexOf(` ${pair} `));
  const under = /^ (assistant|aide|intern|trainee|helper|apprentice) /.exec(rest)?.[1];
  const deputy = /\b(assistant|deputy|acting|trainee|demi|junior|vice)$/.exec(before)?.[1];
  return [under, deputy].some((word) => word !== undefined && !words.includes(word));
}

/** foldTitle makes the lines that give titles comparable; the blanks at both ends stand for word borders. */
export function foldTitle(text: string): string {
  return ` ${fold(text)} `;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsr\b/g, 'senior')
    .replace(/\bjr\b/g, 'junior')
    .replace(/\beducator\b/g, 'teacher')
    .trim()
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
}
