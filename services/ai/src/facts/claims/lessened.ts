import { findDates, sameDates, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import { splitWords, stem, type Word } from '../../text/words.js';
import { clausesOf, partsOf, type Clause } from '../words/clauses.js';
import type { Claim, Evidence } from '../evidence.js';
import { isFree } from '../words/free-words.js';
import { onceForEach } from '../words/once-for-each.js';

export const softened =
  /\b(?:help|assist|support|contribut|participat|tak(?:e|es|ing) part|took part|alongside|sits? in|sat in|sitting in|observ|member|shadow|learn|attend|on behalf|backup|fill(?:ed|s)? in|coach|train|guid|accompan|direct reports|lent a hand|lend a hand|pitch(?:ed|es)? in)/i;

export const papers =
  /\b(?:certif\w*|licen[cs]\w*|diploma|degree|bachelor\w*|master\w*|b\.?sc?|m\.?sc?|winner|won|award\w*|prize|membership\w*|members?(?= of\b| ?[,;.()–-]|$)|qualified|qualifications?|accredited|current|active|valid|holder|graduate\w*|completed|patent|auditor|registered|trained)\b/i;

/** The alternatives of a pattern, a line for each matter. */
function joined(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'giu');
}

const lessens: Record<'level' | 'state' | 'unfinished' | 'role', RegExp> = {
  unfinished:
    /\b(?:in progress|candidate|studying|pending|applied for|application (?:in|packet|submitted|accepted|pending)|exam (?:set|booked|scheduled)|waiting list|lapsed|expired|let (?:it|that) (?:go|lapse)|ran out|not (?:finished|completed|current|renewed|held|certified|licen[cs]ed|qualified|defended|active|yet)|unfinished|incomplete|withdr[ae]w|dropped out|deferred|nominat\w*|nominee|short-?listed|finalist|runner[- ]up|honou?rable mention|longlisted)\b/gi,
  level:
    /\b(?:basics?|beginner|a little|a bit|bit of|limited|lab only|viewer|as user|user level|read only|(?:only )?to read|reading only|awareness|exposure|learning|alphabet|phrases|enough to|course running|half[- ]day|hobby|poc|proof of concept|reviewer|viewing|(?<=\()reader|only looking|mark up|hobbyist|home ?lab|sandbox|not? \S+ yet|not yet|no \S+ experience|tutorials?|booked|rusty|(?<!\bat )once(?! (?:an?|per|every|the)\b))\b/gi,
  state: joined([
    'in progress|in process(?! (?:engineer|improvement|control|safety|design|technolog|chemis|automation|optimi))|in view(?= *(?:$|[),;.]))|ongoing|under ?way|candidate|stud(?:ying|ies)|pending|appl(?:ied|ication|ying)|appl\\.|outstanding|so far|(?<!up[ -])to date',
    "lapsed|expired|no longer (?:current|valid|held|active|certified|registered)|of the way (?:through|there)|exp[’']d|let (?:it|that) (?:go|lapse)|ran out|provisional|probation\\w*|temporary|conditional|(?<!(?:trainee|apprentice|assistant|student|intern) (?:un)?)til (?=[’']?\\d)|(?<!(?:trainee|apprentice|assistant|student|intern) )until (?=[’']?\\d)",
    'not (?:yet )?(?:sat|taken|done|held|current|active|\\p{L}+ed)|never (?:sat|took|finished|completed)|no (?:degree|diploma|certificate|exam)|none',
    'unfinished|incomplete|dropped out|deferred|withdr[ae]w|paused|on (?:pause|hold)|abandoned|left (?:after|before|in \\d|\\d{4})|before (?:(?:the|my|final) )?(?:thesis|dissertation|exams?|finals|finishing|completing|graduating)|stopped|suspended|cut short',
    '(?:units|credits|years?) (?:only|so far|done|completed)|\\d+ (?:ects|cp|credits?|units)|\\d+ (?:of|out of) \\d+|(?:one|two|three|four|five|six|half) (?:of|out of) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve)',
    '(?:one|two|three|four|\\d) (?:semesters?|terms?|modules?|papers?|courses?|years?) (?:completed|done|only|passed|so far|left|to go)|(?:one|two|three|four|\\d) (?:semesters?|terms?)|half[- ]?(?:done|way|finished|complete)|part(?:ly|ially)?[- ]complete',
    "did (?:not (?:finish|complete)|\\d+)|(?:first|second|third|final|1st|2nd|3rd|4th|last)[- ]year(?: only| student)?|due (?:in |to )?(?=[\\p{L}’']{0,12}\\.? ?\\d)|expected|anticipated|awaiting|awaited|waiting|wait[- ]?list(?:ed)?|booked|scheduled|enroll?ed|begun|started|currently",
    'nominat\\w*|nominee|short-?listed|finalist|runner[- ]up|honou?rable mention|mention|longlisted|commended|second place|third place',
    'attended|audit(?:ed|ing)|workshop|webinar|short course|summer course|evening (?:class|course)|masterclass|refresher|intro(?:duction)?(?: to)?|awareness|lecture only|(?:one|half|\\d)[- ]day|\\d+ (?:hrs?|hours)|internal|in-house|self[- ]taught',
    'doing it|(?:this|next) (?:fall|autumn|spring|summer|winter)',
    'eligible|exam(?:ination)?s?(?! passed|: passed)|theory only|retak\\w+|re-?sit\\w*|failed|in training|coursework|course running|online|learning|reading for|working (?:on|towards?)|theory|was|held|former(?:ly)?',
  ]),
  role: /\b(?:sat? in|sit in|help(?:ed|ing|s)\b|help (?:with|to|out|the|my|our)|assist(?:ed|ing|s)?|shadow(?:ed|ing)?|part of|took part|asst\.?|backup|filled in for|under supervision|show(?:ed)? .{1,30} the ropes|typed up|observ(?:ed|ing)|fed |reported to|went along|learn(?:ed|ing|t) )/gi,
};

/** Part is a part of a line: its words, and whether it makes smaller what it speaks of. */
interface Part {
  stems: ReadonlySet<string>;
  isLess: boolean;
}

/** Lessening is a kind of words that make something smaller, and the parts of a clause as it tells them apart. */
interface Lessening {
  pattern: RegExp;
  readParts(clause: string, evidence: Evidence): readonly Part[];
}

/** A clause up to this length speaks of one thing. */
const wholeMax = 130;

/** What makes a skill, a paper or a part played smaller than its bare name. */
export const lessening: Record<keyof typeof lessens | 'stateOfPart', Lessening> = {
  level: lesseningBy(lessens.level),
  state: lesseningBy(lessens.state, wholeMax),
  stateOfPart: lesseningBy(lessens.state),
  unfinished: lesseningBy(lessens.unfinished, wholeMax),
  role: lesseningBy(lessens.role),
};

/** Clauses shorter than `uncutMax` are not cut. */
function lesseningBy(pattern: RegExp, uncutMax = 0): Lessening {
  const cut = (clause: string) => (clause.length < uncutMax ? [clause] : inPairs(partsOf(clause), pattern));
  const readPart = (part: string): Part => ({
    stems: new Set(splitWords(part).map((word) => stem(word.key))),
    isLess: part.search(pattern) >= 0,
  });
  return {
    pattern,
    readParts: onceForEach((clause, { today }) =>
      cut(clause).map((part) => {
        const read = readPart(part);
        return hasRunOut(part, today) ? { ...read, isLess: true } : read;
      }),
    ),
  };
}

const untilDate =
  /(?<!\p{L})(?:exp(?:ir(?:es|ed|y|ing|ation))?\.?(?: date)?|(?:valid|good|current|runs|held) (?:to|un?till?|thru|through)|lapse[sd]?)[: ]{0,3}(?:on |in )?$/iu;

/** hasRunOut is true for a paper that a text gives an end for which has passed: "exp 09/2024". */
function hasRunOut(text: string, today: DatePoint): boolean {
  if (!/\d/.test(text)) return false;
  return findDates(text).some(
    ({ to, start }) =>
      to !== 'present' &&
      untilDate.test(text.slice(Math.max(0, start - 24), start)) &&
      (to.year < today.year || (to.year === today.year && (to.month ?? 12) < (today.month ?? 1))),
  );
}

const untilWord = /(?<!\p{L})(?:to|un?till?|thru|through) $/iu;

/** "To November 2025" says all that "valid until 11/2025" does. */
function givesSameEnd(text: string, clauses: readonly string[]): boolean {
  if (!/\d/.test(text)) return false;
  const ends = (each: string, before: RegExp) =>
    findDates(each).filter(({ start, isRange }) => !isRange && before.test(each.slice(Math.max(0, start - 24), start)));
  const told = ends(text, untilWord);
  return (
    told.length > 0 &&
    clauses.flatMap((clause) => ends(clause, untilDate)).some((end) => told.some((each) => sameDates(each, end)))
  );
}

/** An aside begins with what takes back; "charcuterie basics" is a thing of its own. */
const asideStartMax = 8;

/** A part that only takes something back speaks of the part before it: "NFIP certified, let it go after". */
function inPairs(parts: string[], pattern: RegExp): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const at = part.search(pattern);
    const isAside = at >= 0 && at <= asideStartMax && !/\p{Lu}/u.test(part) && joined.length > 0;
    if (isAside) joined.push(`${joined.pop()}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** A claim that says of itself that it is unfinished, over, short or of one kind only. */
export const saysLess =
  /\b(?:hours?|(?:two|three|four|five|\d+|half|one)[- ](?:day|week)s?|modules?|in progress|to be taken|starting|started|ongoing|lapsed|expired|expiry|not (?:yet|renewed|finished|completed|held)|no longer (?:current|valid|held|active|certified|registered)|of the way|partial|candidate|application|applied|submitted|pending|unfinished|beginner|a little|webinars?|workshops?|intensive|one use|proof of concept|nominat\w+|finalist|shortlisted|audited|expected|anticipated|viewer|read[- ]only|working towards?|so far|some|stud(?:y|ies|ying)|half|underway|under way|preparing|preparation|booked|enroll?ed|paused|waiting|outstanding|theory|credits|semesters?|papers?|first year|second year|third year|final year|class|course|masterclass|refresher|attended|due|yet|still to|to come|reads?|for reading|mark-?up|(?:as )?user(?=\))|hobby|short-?list)\b/i;

/** The names of a claim that the original has, alone: "Grafana dashboard design" claims more of Grafana than "Grafana (viewing)" gives. */
export function namesOf(claim: Claim, { lexis }: Evidence): Claim {
  const isName = ({ text, start }: Word) =>
    /^\p{Lu}.*[\p{Lu}\d]|\d/u.test(text) || (start > 0 && /^\p{Lu}/u.test(text));
  const words = claim.words.filter((word, at) => {
    const next = claim.words[at + 1];
    if (lexis.holds(word).share < 1) return false;
    return isName(word) || (/^\p{Lu}/u.test(word.text) && next?.start === word.end + 1 && isName(next));
  });
  // Two letters stand for too many things.
  return { ...claim, words: words.map((word) => word.text).join('').length < namesCharsMin ? [] : words };
}

const namesCharsMin = 3;

/** A clause with the one behind it in its line, where that only takes something back: "Driving examiner | applied for, May 2025". */
export function withAside({ text, source }: Clause, { pattern }: Lessening, evidence: Evidence): string {
  const clauses = clausesOf(source, evidence);
  const next = clauses[clauses.findIndex((clause) => clause.text === text) + 1]?.text.trim() ?? '';
  const at = next.search(pattern);
  return at >= 0 && at <= asideStartMax && !/\p{Lu}/u.test(next.slice(0, at + 1)) ? `${text}, ${next}` : text;
}

/** How far the parts of lines a claim speaks of are made smaller there, while the claim makes nothing smaller. */
export function lessenedIn(
  claim: Claim,
  clauses: readonly string[],
  { pattern, readParts }: Lessening,
  evidence: Evidence,
): number {
  if (claim.text.search(pattern) >= 0 || saysLess.test(claim.text) || hasRunOut(claim.text, evidence.today)) return 0;
  if (givesSameEnd(claim.text, clauses)) return 0;
  const keys = new Set(claim.words.map((word) => stem(word.key)).filter((key) => key.length > 1 && !isFree(key)));
  if (keys.size === 0) return 0;
  let bare = 0;
  let less = 0;
  for (const { stems, isLess } of clauses.flatMap((clause) => readParts(clause, evidence))) {
    const shared = [...keys].filter((key) => stems.has(key)).length / keys.size;
    if (isLess) less = Math.max(less, shared);
    else bare = Math.max(bare, shared);
  }
  return less > bare || (less === bare && less > 0.5) ? less : 0;
}

/** What tells of a degree or certificate in its own line that it is not held. */
const notHeld = joined([
  'in progress|ongoing|under ?way|candidate|studying|pending|outstanding|so far|(?<!up[ -])to date|unfinished|incomplete|not (?:yet )?(?:\\p{L}+ed|held|done)',
  'dropped out|deferred|withdr[ae]w|paused|on (?:pause|hold)|abandoned|left (?:after|before)|stopped|suspended|no (?:degree|diploma|certificate)',
  '(?:credits|units|years?) (?:only|so far|done|completed)|\\d+ (?:of|out of) \\d+ (?:\\p{L}+ )?(?:credits?|units|modules?|courses?|papers?|class(?:es)?|subjects?|sessions?)|(?:one|two|three|four|five|\\d) (?:of|out of) (?:three|four|five|six|seven|eight|nine|ten|\\d+)',
  "(?:first|second|third|final|1st|2nd|3rd|last)[- ]year(?: only| student)?|due (?=[\\p{L}’']{0,12}\\.? ?\\d)|expected|anticipated|enroll?ed|begun|half[- ]?done|audited",
]);

/** isHeldTooSoon is true for the head of a degree whose own lines say that it is not held, where nothing told below it does. */
export function isHeldTooSoon(told: string, headerLines: readonly string[]): boolean {
  const own = headerLines.join(', ');
  if (own.search(notHeld) < 0) return false;
  return told.search(notHeld) < 0 && told.search(lessens.state) < 0 && !saysLess.test(told);
}
