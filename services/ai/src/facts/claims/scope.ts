import { highestLevelIn } from '../papers/languages.js';
import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { changesIn } from '../figures/changes.js';
import { findFigures } from '../figures/numbers.js';
import { titleWord } from './title-word.js';
import { foldTitle } from './titles.js';

/** What raises a person above what they did: leading for helping, people for tasks, levels, superlatives. */
const leads =
  /\b(?:led|lead|leads|leading|headed|heads|heading up|chaired|chairs|chairing|chair|directed|directs|spearheaded|spearheading|supervise|supervised|supervises|supervising|supervisor of|oversee|oversaw|oversees|overseeing|commanded|pioneered|founded|co-founded|chair of|head of|captained|governed|masterminded|architected|orchestrated|championed|masterminded|at the helm|in charge of|drove (?:the |our |all )?(?:adoption|change|conversion|demand|efficienc|expansion|growth|improvement|initiative|innovation|migration|performance|productivity|profit|programme?|project|results|revenue|sales|savings|strategy|transformation)\w*|launched|established|instituted|owned the|took ownership|in charge|responsible for the team)\b(?! to\b)/gi;
const helps =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|aid(?:ed|ing)|contribut(?:ed|ing|es|e)|participat(?:ed|ing|es|e)|took part|take part|taking part|member|attend(?:ed|ing)|shadow(?:ed|ing)|observ(?:ed|ing)|involved in|exposure to|part of|sat on|served on)\b/i;
const shares =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|aid(?:ed|ing)?|contribut(?:ed|ing|es|e|or)|participa(?:ted|ting|tes|te|nt)|took part|take part|taking part|member|support(?:ed|ing|s)?|attend(?:ed|ing)?|collaborat(?:ed|ing|es|e|ion)|partner(?:ed|ing|s)?|work(?:ed|ing)? (?:with|alongside|closely)|alongside|together with|served on|serve on|part of|as part of|shadow(?:ed|ing)?|observ(?:ed|ing)|sat on|involved|joined|cooperated|one of (?:the |a )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+))\b/i;
const leadsMeetings =
  /\b(?:run|runs|ran|running|host(?:ed|s|ing)?|conduct(?:ed|s|ing)?|facilitat(?:ed|es|ing)|held|hold|organi[sz](?:ed|es|ing|e)|coordinat(?:ed|es|ing|e)|manag(?:ed|es|ing|e)|teach(?:es|ing)?|taught|coach(?:ed|es|ing)?|train(?:ed|s|ing)?|tutor(?:ed|s|ing)?|supervis(?:e|ed|es|ing)|start(?:ed)?|creat(?:ed|e)|set up|introduc(?:ed|e)|own(?:ed|s)?|head|captain|president|founder|lead)\b/i;
const people =
  /\b(?:manag(?:ed|es|ing|e)|supervis(?:ed|es|ing|e)|led|lead|oversaw|oversee(?:s|ing)?|headed|direct(?:ed|s)?) (?:and \w+ )?(?:(?:an?|the|all|our|\d+|[a-z]+|cross-functional|high-performing) ){0,3}(?:teams?|staff|employees|people|reports|engineers|developers|nurses|aides|clerks|interns|representatives|reps|technicians|assistants|associates|volunteers|analysts|designers|teachers|workers|crew|personnel|apprentices|students|cooks|drivers)\b/i;
const leadsPeople =
  /\b(?:manag(?!er|ement)|supervis(?!or|ion)|led\b|lead\b|leads\b|leading\b|responsible for (?:the |an? |my |our )?(?:\w+ )?(?:shift|team|crew|staff|people)|oversaw|oversee|head(?:ed|s)?\b|direct(?:ed|s|ing)?\b|foreman|charge of|in charge)/i;

const levels =
  /\b(?:fluent|fluently|native|bilingual|expert|advanced(?! from| to)|mastery|world-class|enterprise(?:-grade|-scale|-level)?|global|globally|international|internationally|nationwide|national|company-wide|companywide|organization-wide|org-wide|firm-wide|hospital-wide|school-wide|district-wide|statewide|worldwide|multinational|fortune \d+|award-winning|top-performing|top performer|industry-leading|market-leading|mission-critical|large-scale|high-volume|high-traffic|best-in-class|whole|entire|single-handedly|permanent|perfect|flawless|best|highest|largest|top-ranked|dedicated lead|consistently exceed\w*|singlehandedly|solely|sole|first-ever|groundbreaking|record-breaking|multi-million|multimillion|million-dollar|critical care|key decision|c-level|executive-level|board-level)\b/gi;
/** "Completion of the month-end pack" is no distinction. */
const ofThePeriod = /(?<!\p{L})\p{L}+ of the (?:year|month|quarter|week)\b(?!-| (?:end|ends|close|closing)\b)/giu;
const awards =
  /\b(?:award(?:s|ed)?|prizes?|recipient of|winner|honou?red (?:as|with|for)|honou?rs?|honou?red|recognized (?:as|for|with)|named (?:as )?(?:employee|best|top)|employee of the (?:month|year|quarter)|medal|scholarship|president'?s club|cum laude|dean'?s list|valedictorian|top \d+ ?%|(?:first|1st) place|gold|champions?(?:hip)?)\b/giu;

const up = /\b(?:increas|rais|grew|grow|boost|gain|expand|lift|elevat|doubl|tripl|rose|rais)/i;
const down =
  /\b(?:reduc|cut|lower|decreas|drop|declin|fell|fall|shrank|minimi|sav|halv|trim|less|fewer|eliminat|prevent)/i;

const person = new RegExp(
  `\\b(?:manag(?:ed|es|ing|e)|supervis(?:ed|es|ing|e)|oversaw|oversees|headed) (?:an?|the|one) (?:[\\p{L}-]+ ){0,3}?${titleWord.source.replace(/^\\b/, '')}`,
  'iu',
);

/** raisedScope finds the words of a claim that put the person higher than the source does. */
export function raisedScope(claim: string, source: string, whole: string): string | undefined {
  const lead = unledWord(claim.replace(leadOfOthers, ' '), leadershipOf(source));
  if (lead) return lead;
  const charge = authority.exec(claim)?.[0];
  if (charge && !hasCharge(source)) return charge;
  const staffing = hires.exec(claim)?.[0];
  if (staffing && !staffs.test(source)) return staffing;
  const over = (people.exec(claim) ?? person.exec(claim))?.[0];
  if (over && !leadsPeople.test(source) && !belowThem.test(source)) return over;
  if (helps.test(firstWords(source)) && !shares.test(claim)) return firstWords(claim);
  const level = levelWord(claim, whole);
  if (level) return level;
  if (figureless(claim, source) || isChangeOf(claim, source)) return undefined;
  if (up.test(claim) && !up.test(source) && down.test(source) && !down.test(claim)) return up.exec(claim)?.[0];
  if (down.test(claim) && !down.test(source) && up.test(source) && !up.test(claim)) return down.exec(claim)?.[0];
  return undefined;
}

/** "Under a lead installer" and "with the department chair" speak of somebody else's lead. */
const leadOfOthers =
  /\b(?:with|under|for|to|from|by|direction of|guidance of|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|help(?:ed|s|ing)?|alongside|replac(?:ed|ing))(?: (?:an?|the|my|our|their|her|his))? (?:[\p{L}-]+ ){0,2}?(?:chair|leads?|leader|manager|director|supervisor|head)\b/giu;

/** Leadership is what a text says of leading, the lead of others left out. */
export interface Leadership {
  leads: boolean;
  /** It tells of something begun: who started a group founded it. */
  begins: boolean;
  leadsMeetings: boolean;
  leadsPeople: boolean;
}

/** readLeadership reads a whole original once, for all that is held against it. */
export function readLeadership(original: string): Leadership {
  const text = original.replace(leadOfOthers, ' ');
  const hasOthersBelow = belowThem.test(text);
  return {
    leads: hasOthersBelow || text.search(leads) >= 0,
    begins: begins.test(text),
    leadsMeetings: leadsMeetings.test(text),
    leadsPeople: hasOthersBelow || people.test(text) || person.test(text),
  };
}

/** "With one commis under me", "two coordinators report to me", "8D owner". */
const belowThem =
  /\b(?:charge nurse|(?:run|runs|ran|running) (?:an?|the|my|our) (?:[\p{L}-]{1,20} ){0,2}(?:crew|team|shift|staff|gang)\b|under (?:me|my|him|her)\b|(?<!under (?:\w+ )?)supervision\b(?! by)|report(?:s|ed|ing)? to me|direct reports|owner (?:of|for)|my (?:team|crew|staff))\b/iu;

/** As many lines as most resumes have: many claims rest on the same few. */
const sourcesMax = 100;
const leadershipOf = rememberLast(readLeadership, sourcesMax);

function unledWord(claim: string, held: Leadership): string | undefined {
  if (held.leads) return undefined;
  return allMatches(leads, claim.replace(leadsEvent, ' '))
    .map((match) => match[0])
    .find((word) => !(held.leadsMeetings && ledInMeetings.test(word)) && !(held.begins && /^founded$/i.test(word)));
}

const begins = /\b(?:start(?:ed|ing)?|set(?:ting)? up|beg[au]n|creat(?:ed|ing)|initiated)\b/i;

/** Who leads a class or a tour holds it, and is above nobody. */
const leadsEvent =
  /\b(?:lead|leads|leading|led) (?:[\p{L}\d'’-]+ ){0,4}?(?:class|classes|sessions?|orientations?|tours?|walks?|lessons?|workshops?|rounds?|exercises?|rehearsals?|services?|readings?)\b/giu;

const ledInMeetings =
  /^(?:oversee|oversees|oversaw|overseeing|lead|leads|led|leading|launched|established|instituted|drove|owned the)$/i;

const authority =
  /\b(?:manag(?:ed|es|ing|e)|direct(?:ed|s|ing)?|oversaw|oversee(?:s|ing)?|own(?:ed|s|ing)?|head(?:ed|s)|in charge of|responsible for) (?:an?|the|all|our|its|entire|whole|full)? ?(?:[\p{L}-]+ ){0,2}?(?:shop|store|restaurant|kitchen|budget|department|division|branch|office|program(?:me)?|strategy|operations|communications|business unit|region|facility|site|warehouse|vendors?|campaigns?)\b/iu;
const staffs = /\b(?:hir|recruit|interview|screen|applicant|candidate|promot)/i;
const hires = /\b(?:hir(?:ed|es|ing|e)|recruit(?:ed|s|ing)?|fired|promoted (?:an?|two|three|staff)|interviewed)\b/i;

function hasCharge(source: string): boolean {
  const match =
    /\b(?:manag|direct(?!or)|oversaw|oversee|own|head(?:ed|s)\b|in charge|responsible|run\b|ran\b|led\b|lead\b|coordinat|administ|supervis|maintain|plan)/i.exec(
      source,
    );
  return match !== null && !helps.test(firstWords(source));
}

/** leadingOf says of somebody who is called a leader that they lead. */
export function leadingOf(title: string): string {
  return leadingTitle.test(foldTitle(title)) ? 'led and managed a team' : '';
}

const leadingTitle = / (?:manager|supervisor|lead|leader|head|director|foreman|chief|captain) /;

const leaders = new WeakMap<readonly string[], boolean>();

/** True for titles of which one is a leader's; those of one original are looked through once. */
function nameLeader(titles: readonly string[]): boolean {
  const known = leaders.get(titles) ?? titles.some((title) => leadingTitle.test(title));
  leaders.set(titles, known);
  return known;
}

/** unprovenLead finds leadership that no line of the original speaks of. */
export function unprovenLead(text: string, held: Leadership, titles: string[]): string | undefined {
  const claim = text.replace(leadOfOthers, ' ');
  const lead = unledWord(claim, held);
  if (lead && !(/^in charge/i.test(lead) && nameLeader(titles))) return lead;
  const over = (people.exec(claim) ?? person.exec(claim))?.[0];
  return over && !held.leadsPeople && !nameLeader(titles) ? over : undefined;
}

/** unprovenAward finds a word of distinction the original does not have. */
export function unprovenAward(claim: string, whole: string): string | undefined {
  // "Recognized as Cashier of the Month" is said by "Won Cashier of the Month".
  const named = wordsOf(claim, ofThePeriod);
  if (named.length > 0) return named.find((each) => !contains(whole, each));
  const words = wordsOf(claim.replace(verbOfAward, ' '), awards);
  // "Awarded the Army Achievement Medal" is said by the medal.
  const hasItself = words.some((word) => thingOfAward.test(word) && contains(whole, awardRoot(word)));
  return words.find((word) => !(hasItself && /^awarded$/i.test(word)) && !isToldOf(word, whole));
}

function isToldOf(word: string, whole: string): boolean {
  // Who won a prize is its winner, and its recipient.
  if (/^(?:winner|recipient of)$/i.test(word)) return /\b(?:won|winners?|recipients?|received|awarded)\b/i.test(whole);
  return contains(whole, awardRoot(word));
}

const thingOfAward = /^(?:medal|prizes?|scholarship)$/i;

/** "Champion the design review" is a deed. */
const verbOfAward = /^champion(?:s|ed|ing)? (?:an?|the|our)\b/i;

/** "Honours" and "Hons", "championship" and "champion" are one distinction. */
function awardRoot(word: string): string {
  if (/^honou?r/i.test(word)) return 'hon';
  if (/^champion/i.test(word)) return 'champion';
  return word.replace(/s$/, '');
}

/** levelWord finds a level that is claimed and not in the given source. */
export function levelWord(claim: string, source: string): string | undefined {
  return wordsOf(claim.replace(nameOfLevel, ' '), levels).find(
    (word) => !contains(source, word) && !saysSameLevel(source, word) && !isWonAward(word, source),
  );
}

/** Who won an award is award-winning. */
function isWonAward(word: string, source: string): boolean {
  return /^award-winning$/i.test(word) && /\b(?:winner|won|first prize|1st prize|gold)\b/i.test(source);
}

/** "National Flood Insurance" is a name, "national" a level. */
const nameOfLevel =
  /(?<=\p{L} )(?:National|International|Advanced|Global|Highest|Enterprise|Whole|Critical Care) \p{Lu}\p{L}+|\p{Lu}\p{L}{1,30} (?:National|International|Advanced|Global|Enterprise)\b/gu;

/** What of a text is matched, each writing once: each is looked for in a whole resume. */
function wordsOf(claim: string, pattern: RegExp): string[] {
  return [...new Set(allMatches(pattern, claim).map((match) => match[0]))];
}

/** Two names of one level: an intensive care unit gives critical care. */
function saysSameLevel(source: string, word: string): boolean {
  const spoken = levelsSpoken.find(([names]) => names.test(word))?.[1];
  if (spoken !== undefined) return highestLevelIn(source) >= spoken;
  return sameLevels.some(([names, other]) => names.test(word) && contains(source, other));
}

/** How well a language must be spoken to be called so. */
const levelsSpoken: [RegExp, number][] = [
  [/^native$/i, 6],
  [/^bilingual$/i, 5],
];

const sameLevels: [RegExp, string][] = [
  [/^fluent(?:ly)?$/i, 'native'],
  [/^critical care$/i, 'intensive care'],
  [/^(?:sole|solely|single-handedly|singlehandedly)$/i, 'only'],
  [/^largest$/i, 'biggest'],
  [/^highest$/i, 'top'],
  [/^whole$/i, 'entire'],
  [/^entire$/i, 'whole'],
  [/^(?:whole|entire)$/i, 'full'],
  [/^(?:whole|entire)$/i, 'end to end'],
  [/^permanent$/i, ' perm '],
  [/^best$/i, 'top'],
];

function contains(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase().replace(/ed$|ly$/, ''));
}

function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, 3).join(' ');
}

/** "Rose from 61 to 84 %" where the line has "61 to 84 %". */
function isChangeOf(claim: string, source: string): boolean {
  const own = changesIn({ text: source, figures: findFigures(source) });
  const told = changesIn({ text: claim, figures: findFigures(claim) });
  return told.some(([from, to]) => {
    const isUp = to.value > from.value;
    const isTold = isUp ? up.test(claim) && !down.test(claim) : down.test(claim) && !up.test(claim);
    return isTold && own.some(([first, last]) => first.value === from.value && last.value === to.value);
  });
}

function figureless(claim: string, source: string): boolean {
  return !/\d/.test(claim) || !/\d/.test(source);
}
