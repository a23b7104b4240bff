import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { leadInLength } from './lead-in.js';
import { strengthInWords } from './strength.js';
import { startsWithVerb, verbForm, type VerbForm } from './verbs.js';

/** Cut is a stretch of a unit's text: offsets in that text. */
export interface Cut {
  start: number;
  end: number;
}

const cue =
  /^(?:(?:an?|the|your|our|some|any|good|strong|excellent|solid|proven|basic|advanced|current|valid|active|full|relevant|previous|prior|demonstrated|working|sound|deep|broad|extensive|professional|hands-on|minimum|at least|top-notch|reliable|clear|great|in-depth|practical|recent|significant|native|fluent|sufficient|able|\d+\+?|(?:one|two|three|four|five|six|seven|eight|nine|ten)) (?:[\p{L}\d'’&/-]+ ){0,5}?)?(?:experience|knowledge|understanding|proficien\p{L}*|familiar\p{L}*|fluen\p{L}*|ability|able to|skills?|command|comfort\p{L}*|expert\p{L}*|degree|diploma|bachelor['’]?s?|master['’]?s?|licen[cs]e|licen[cs]ed|certifi\p{L}*|certificate|registration|qualification|years?|willing\p{L}*|track record|background|willingness|availability|awareness|passion|interest|competen\p{L}*|desire|grasp|eligib\p{L}*|membership|portfolio|exposure|training|education|understands?|computer|internet|education|designation|commitment|confiden(?:t|ce)|aptitude|right to|knowing|being|be able|be available|be willing|have|must have|must be)\b/iu;
const determiner = /^(?:an?|the|your|our|some)\s+\S/i;

/** cutStatements cuts a requirement or duty where each part stands by itself, and nowhere else. */
export function cutStatements(text: string, isDuty: boolean, isSentence: boolean): Cut[] {
  const clauses = joints(text).filter(({ mark }) => mark === ';');
  const cuts: Cut[] = [];
  let from = 0;
  for (const clause of [...clauses, { start: text.length, end: text.length }]) {
    // "; we use Proclaim" is a remark about what stands before it, and asks nothing.
    const isRemark = from > 0 && /^\s*(?:how|which|we|this|that|it|so|but|our|no)\s/i.test(text.slice(from, from + 20));
    if (!isRemark) cuts.push(...cutClause(text, { start: from, end: clause.start }, isDuty, isSentence));
    from = clause.end;
  }
  return cuts.map((cut) => trimmed(text, cut)).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function cutClause(text: string, clause: Cut, isDuty: boolean, isSentence: boolean): Cut[] {
  const all = joints(text.slice(clause.start, clause.end)).filter(({ mark }) => mark !== ';');
  const places = all.map((joint) => ({ ...joint, start: joint.start + clause.start, end: joint.end + clause.start }));
  const isList = isSentence && isListOfStatements(text, clause, places);
  const cuts: Cut[] = [];
  let from = clause.start + leadInLength(text.slice(clause.start, clause.end));
  // The first word of a duty is its verb, even where the word is a noun elsewhere: "Process deposits …".
  const opening = text.slice(from, clause.end);
  const form = formOf(opening) ?? (isDuty ? verbForm(/^\p{L}+/u.exec(opening)?.[0] ?? '')?.form : undefined);
  for (const joint of places) {
    if (joint.start <= from) continue;
    const left = text.slice(from, joint.start);
    const right = text.slice(joint.end, clause.end);
    if (!standAlone(left, right, joint.mark, { isDuty, isList, form })) continue;
    cuts.push({ start: from, end: joint.start });
    from = joint.end + leadInLength(right);
  }
  return [...cuts, { start: from, end: clause.end }];
}

/** "You need A, B, a licence and C" in a sentence: most parts begin as statements do. */
function isListOfStatements(text: string, clause: Cut, places: Joint[]): boolean {
  const listed = places.filter(({ mark }) => mark !== 'or');
  if (listed.length < 2) return false;
  const parts = listed.map(({ end }) => text.slice(end, clause.end));
  const begin = parts.filter((part) => cue.test(part) || determiner.test(part) || startsWithVerb(part) !== undefined);
  return begin.length >= parts.length / 2;
}

interface Style {
  isDuty: boolean;
  isList: boolean;
  form: VerbForm | undefined;
}

function standAlone(left: string, right: string, mark: string, { isDuty, isList, form }: Style): boolean {
  // Nobody asks how many more than three: a line may have thousands of words before each of thousands of joints.
  const leftWords = left.trim().split(/\s+/, 4).length;
  if (isDuty && !hasObject(left, form)) return false;
  if (leftWords < 2 || !/\S\s+\S|\p{L}{3}/u.test(right)) return false;
  if (mark.includes('or') && !mark.startsWith(',')) return false;
  // "Under the direction of a pharmacist, prepares …" and "or willing to get it" belong to what they stand beside.
  if (
    /^(?:under|with|in|as|after|because|when|while|if|working(?! knowledge)|reporting|together|on|at(?! least)|for|from|by|using)\s/i.test(
      left,
    ) &&
    !left.includes(',')
  )
    return false;
  if (
    /^(?:willing|able to obtain|be willing|are willing|will(?:ing)? to (?:get|obtain|take|learn))\b/i.test(right) &&
    mark.includes('or')
  )
    return false;
  // "Ability to obtain and keep a licence", "will prepare and manage the budget": both verbs share their object.
  if (/\b(?:to|will|shall|can|must|may) \p{L}+$/iu.test(left)) return false;
  if (sharesField(left, right) || sharesNoun(left, right)) return false;
  if (/\b(?:between|both|either|of|in|with|for|to|and|the|an?)$/i.test(left)) return false;
  const rightEnd = right.split(/,|;/, 1)[0] ?? right;
  if (isSetApart(left, right, rightEnd, mark)) return true;
  if (/^\S+(?: \S*)? years? of (?:it|this|that|these|them|which)\b|^(?:at least )?\S+ of (?:them|which)\b/i.test(right))
    return false;
  if (/^(?:so|as) (?:is|are) /i.test(right)) return true;
  // In "Run discovery: plan and conduct interviews" both verbs share their object.
  if (verbForm(/[:,]\s*(\p{L}+)$/u.exec(left)?.[1] ?? '') !== undefined) return false;
  const verb = formOf(right) ?? (isList && isDuty && mark.startsWith(',') ? looseForm(right, form) : undefined);
  if (verb !== undefined && hasObject(left, form) && goesOn(verb, form, right))
    return isList || !/^(?:using|including|working|following|according)\b/i.test(right);
  if (isDuty) return false;
  if (mark.startsWith(',') && isList && mark !== ', or')
    return cue.test(right) || determiner.test(right) || rightEnd.split(' ').length >= 2;
  if (isList) return cue.test(right) || determiner.test(right);
  // "Knowledge and understanding of X" is one; "knowledge of X and experience with Y" are two.
  return (
    cue.test(right) &&
    (cue.test(left) || leftWords >= 3 || /^must /i.test(right)) &&
    !(leftWords <= 3 && /\b(?:written|verbal|spoken|knowledge|skills?|education|training)$/i.test(left))
  );
}

/** "A degree in social work, education or a related field": what follows is one more field of the degree. */
function sharesField(left: string, right: string): boolean {
  return (
    /\b(?:degree|diploma|bachelor\S*|master\S*|ph\.?d|certificate|qualification) (?:in|of)\b/i.test(left) &&
    /^[^;]{0,60}?\b(?:related|relevant|similar|equivalent|comparable|allied|other|another) (?:\p{L}+ )?(?:field|discipline|subject|area)s?\b/iu.test(
      right,
    )
  );
}

const way = 'manner|way|fashion|style|tone|voice|format|environment|atmosphere|setting|pace|basis';
const toBeShared = new RegExp(`^(?:\\p{L}+,? ){0,3}?(?:and )?\\p{L}+ (?:${way})\\b`, 'iu');

/** "In a clear, brief manner", "at undergraduate and master's level": both adjectives share what follows. */
function sharesNoun(left: string, right: string): boolean {
  return (
    (/\b(?:in|with|at|on|of) an? (?:\p{L}+ly )?\p{L}+(?:, \p{L}+)*$/iu.test(left) && toBeShared.test(right)) ||
    (/\b(?:undergraduate|postgraduate|graduate|bachelor['’]?s?|master['’]?s?|doctoral)$/i.test(left) &&
      /^(?:undergraduate|postgraduate|graduate|bachelor['’]?s?|master['’]?s?|doctoral|ph\.?d)\b/i.test(right))
  );
}

/** "X required, Y preferred": each side carries its own strength. */
function isSetApart(left: string, right: string, rightEnd: string, mark: string): boolean {
  if (mark !== ',' || rightEnd.trim().split(' ').length < 2) return false;
  if (/^(?:ideally|preferably|preferred|but|if|although|though)\b/i.test(right)) return false;
  const said = strengthInWords(rightEnd);
  return said === 'preferred' || (said !== undefined && strengthInWords(left) !== undefined);
}

/** The next verb has the form of the first one, or it is the first verb after "you are responsible for …". */
function goesOn(verb: VerbForm, form: VerbForm | undefined, right: string): boolean {
  if (verb === form) return true;
  const [first = ''] = right.split(' ', 1);
  return form === undefined && verb === 'base' && verbForm(first)?.isNounToo === false;
}

/** In a list of duties a word that is a noun too is read as the verb its place calls for. */
function looseForm(right: string, form: VerbForm | undefined): VerbForm | undefined {
  const reading = verbForm(/^\p{L}+/u.exec(right)?.[0] ?? '');
  return reading !== undefined && reading.form === form ? form : undefined;
}

function formOf(phrase: string): VerbForm | undefined {
  return startsWithVerb(phrase.replace(/^(?:then|also|help|to|occasionally|may|will)\s+/i, ''));
}

/** A verb alone shares the object of the next one: "design, build and test", not "arrange travel, and submit reports". */
function hasObject(left: string, form: VerbForm | undefined): boolean {
  const last =
    left
      .slice(left.lastIndexOf(',') + 1)
      .split(/\s(?:and|or)\s/i)
      .at(-1) ?? '';
  const words = last
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(?:then|to|also|up|out|off|in|on|and|or)$/i.test(word));
  const [first = ''] = words;
  return words.length > 1 || (first !== '' && verbForm(first)?.form !== (form ?? 'base'));
}

interface Joint extends Cut {
  mark: string;
}

const joint = /;|,? (?:and|or|as well as|plus|und|et|y)(?= )|,(?= )/giu;

/** joints are the places outside brackets where a statement may be parted. */
function joints(text: string): Joint[] {
  const found: Joint[] = [];
  const depths = bracketDepths(text);
  for (const match of allMatches(joint, text)) {
    if ((depths[match.index] ?? 0) > 0) continue;
    const end = match.index + match[0].length;
    found.push({
      start: match.index,
      end: end + (/^\s*/.exec(text.slice(end, end + 4))?.[0].length ?? 0),
      mark: match[0].trim().toLowerCase(),
    });
  }
  return found;
}

function bracketDepths(text: string): number[] {
  const closing = text.includes(')') || text.includes(']');
  let depth = 0;
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text[at];
    if (closing && (sign === '(' || sign === '[')) depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    return depth;
  });
}

function trimmed(text: string, { start, end }: Cut): Cut {
  const piece = text.slice(start, end);
  const lead = /^[\s,;.:–—-]*(?:(?:and|or|und|et|y)\s+)?/iu.exec(piece)?.[0].length ?? 0;
  const tail = piece.length - trimSignsAtEnd(piece, (sign) => ',;.:!'.includes(sign) || sign.trim() === '').length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}
