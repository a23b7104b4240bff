import { withLeadingArticle } from './articles.js';
import { beginsWithFigure, splitAtCommas } from './line-parts.js';
import { baseOfThird, formOfVerb, isCertainVerb } from './told-verbs.js';

/** A verb that can be the second half of "was promoted" tells something that happened to the person. */
const passive =
  /^(?:promoted|made|laid|awarded|nominated|selected|elected|chosen|recognized|recognised|certified|based|employed|hired|transferred|asked|invited|appointed|commended|seconded|licensed|qualified|registered|given|sent|called|named|paid|kept|moved|trained|taught|told|shown|mixed|fixed|advanced|combined|detailed|dedicated|varied|unified|closed|shared|aged|controlled|guided|applied|structured|targeted|tailored|baked)$/i;
const goesWithPreposition =
  /^(?:worked|served|responded|reported|collaborated|coordinated|contributed|participated|assisted|advised|consulted|communicated|negotiated|partnered|liaised|acted|spoke|presented|looked|dealt)$/i;
const preposition = /^(?:to|by|as|for|in|at|with|from|on|of|into|through|under|over|across|after|before|since|until)$/i;
const objectStart =
  /^(?:an?|the|all|each|every|our|their|its|new|daily|weekly|monthly|quarterly|annual|various|multiple|several|up|about|over|more|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d.,]*[kKmM%+]?|[$€£]\S+)$/i;
const change = /\b(?:went|rose|fell|dropped|grew|came down|went up)\b/;

/** tellDeed gives what follows "I" when a line is certainly a sentence with "I" before it: "trained 12 new tellers". */
export function tellDeed(line: string, isRunning: boolean): string | undefined {
  const [verb = ''] = line.split(' ');
  const rest = line.slice(verb.length + 1);
  if (rest === '') return undefined;
  const third = isRunning ? tellThird(verb, rest) : undefined;
  if (third !== undefined) return third;
  const form = formOf(verb, rest, isRunning);
  // "I train new drivers since 2022" is no English.
  if (form === undefined || (form === 'base' && /\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/u.test(rest))) return undefined;
  const told = inOneSentence(splitAtCommas(withoutTimes(line)), form);
  if (told === undefined || changesForm(told, form) || hasOwnClause(told)) return undefined;
  return withArticleOfObject(told.charAt(0).toLowerCase() + told.slice(1));
}

/** ", in 2023," between two halves of a sentence and the comma of "a local, seasonal menu" are those of no list. */
function withoutTimes(line: string): string {
  return line.replace(/, (in (?:19|20)\d\d),/g, ' $1').replace(/^(\p{L}+ an? \p{Ll}+), (?=\p{Ll})/u, '$1 ');
}

/** "Administers heparin as ordered" is "administer heparin as ordered", where it is the only verb. */
function tellThird(verb: string, rest: string): string | undefined {
  const base = baseOfThird(verb);
  const others = [...rest.matchAll(/(?:,| and| or) (\S+)/g)].map(([, word = '']) => word);
  if (base === undefined || /^(?:and|or|of|for|,)/.test(rest) || verb.endsWith(',')) return undefined;
  if (others.some((word) => baseOfThird(word) !== undefined) || formOfVerb(rest.split(' ')[0] ?? '') !== undefined)
    return undefined;
  const told = inOneSentence(splitAtCommas(`${base} ${rest}`), 'base');
  return told === undefined ? undefined : withArticleOfObject(told);
}

type Form = 'past' | 'base';

function formOf(verb: string, rest: string, isRunning: boolean): Form | undefined {
  const [next = '', second = ''] = rest.split(' ');
  const form = formOfVerb(verb);
  // "Led 11, 180 covers a night" does not say what it counts.
  if (/^\d\S*,$/.test(next)) return undefined;
  if (form === 'same') return isPlainObject(next, rest) ? 'past' : undefined;
  if (form === 'past') return isDeed(verb, next, second) ? 'past' : undefined;
  return form === 'base' && isRunning && isHabit(verb, rest, next) ? 'base' : undefined;
}

function isDeed(verb: string, next: string, second: string): boolean {
  if (next === 'and' && formOfVerb(second) === 'past') return true;
  if (passive.test(verb)) return objectStart.test(next);
  return !preposition.test(next) || goesWithPreposition.test(verb) || (next === 'over' && /^\d/.test(second));
}

/** "Cut setup time from 3.5 to 2 hours" tells; "Set menus and buffets" names. */
function isPlainObject(next: string, rest: string): boolean {
  return objectStart.test(next) || /\bfrom \S*\d.{0,30} to \S*\d|\bby \S*\d/.test(rest);
}

/** "Grade 11 tutor" and "Block 3" are names. */
const numbered = /^(?:grade|band|block|class|level|room|unit|stage|place|line)$/i;

function isHabit(verb: string, rest: string, next: string): boolean {
  if (next === 'and') return formOfVerb(rest.split(' ')[1] ?? '') === 'base';
  if (objectStart.test(next)) return !(numbered.test(verb) && /^\d/.test(next));
  return isCertainVerb(verb, rest) && (!preposition.test(next) || /^(?:after|up|out)$/.test(next));
}

/**
 * The commas of a line that is told are those of a list, or stand between deeds, the last of which gets an "and"; what a
 * line adds at its end with a figure ("…, 40 volunteers") goes into brackets, other words at its end are left out.
 */
export function inOneSentence(parts: string[], form: Form): string | undefined {
  const kept = [...parts];
  const added: string[] = [];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? '';
    if (beginsWith(last, form)) return withAdded(joinDeeds(kept, form), added);
    if (change.test(last) && kept.length === 2 && /^\p{L}/u.test(last))
      return `${kept[0] ?? ''}, and ${withLeadingArticle(last)}`;
    if (endsList(last, kept, form)) return withAdded(kept.join(', '), added);
    if (isPlainList(kept, form)) return withAdded(`${kept.slice(0, -1).join(', ')} and ${last}`, added);
    added.unshift(last);
    kept.pop();
  }
  return withAdded(kept[0], added);
}

function endsList(last: string, parts: string[], form: Form): boolean {
  if (beginsWithFigure(last)) return false;
  if (
    /^(?:and|or|including|mainly|mostly|currently|both|from|by|with|through|for|in|at|to|working|using|used by|covering)\s/.test(
      last,
    )
  )
    return true;
  const isListed = /\s(?:and|or)\s/.test(last) && !/\s(?:and|or)\s/.test(parts.slice(1, -1).slice(-2).join(', '));
  return isListed && parts.slice(1).every((part) => !beginsWith(part, form));
}

/** Three things or more with no "and" between them. */
function isPlainList(parts: string[], form: Form): boolean {
  const others = parts.slice(1);
  return (
    others.length > 1 &&
    others.every(
      (part) =>
        !beginsWithFigure(part) &&
        !beginsWith(part, form) &&
        !/^(?:mostly|mainly|many|most|some|all|then|now|not) /.test(part) &&
        part.split(' ').length <= 8,
    ) &&
    !/\s(?:and|or)\s/.test(parts.join(', '))
  );
}

/** Only what has a figure is worth its brackets, and no bracket stands within another. */
export function withAdded(told: string | undefined, added: string[]): string | undefined {
  const text = added.join(', ').replace(/ \([^()]{1,30}\)/g, '');
  if (told === undefined || !/\d/.test(text) || /^(?:19|20)\d\d$/.test(text) || text.length > 60) return told;
  return /[()]/.test(text) || told.endsWith(')') ? told : `${told} (${text})`;
}

function beginsWith(part: string, form: Form): boolean {
  const [verb = '', next = '', second = ''] = part.replace(/^(?:and|then)\s/, '').split(' ');
  if (!/^\p{Ll}/u.test(verb)) return false;
  if (form === 'past') return formOfVerb(verb) === 'past' && isDeed(verb, next, second);
  if (formOfVerb(verb) !== 'base') return false;
  return next === 'and' ? formOfVerb(second) === 'base' : isCertainVerb(verb, part.slice(verb.length));
}

/** "trained staff, ran the till" gets its "and"; words between that are no deed must end a list of things with "and". */
function joinDeeds(parts: string[], form: Form): string | undefined {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  const others = before.slice(1).filter((part) => !beginsWith(part, form) && !mayBeDeed(part, form));
  if (others.length > 0 && !/\s(?:and|or)\s/.test(others.at(-1) ?? '')) return undefined;
  const isWhole = /^(?:and|then)\s/.test(last) || andVerb(last, form);
  const start = before.join(', ');
  if (isWhole) return `${start}, ${last}`;
  return before.length === 1 && !/\sand\s/.test(start) ? `${start} and ${last}` : `${start}, and ${last}`;
}

function mayBeDeed(part: string, form: Form): boolean {
  return form === 'base' && formOfVerb(part.split(' ')[0] ?? '') === 'base';
}

function andVerb(part: string, form: Form): boolean {
  return [...part.matchAll(/ and (\S+)/g)].some(([, word]) => formOfVerb(word ?? '') === form);
}

/** "Prepared the specs and co-ordinating with the team" is no sentence, nor is a deed with a habit beside it. */
function changesForm(told: string, form: Form): boolean {
  const others = [...told.matchAll(/ and (\S+) (\S+)/g)];
  return others.some(([, word = '', next = '']) => {
    const other = formOfVerb(word.replace('-', ''));
    if (other === 'ing') return /^(?:with|the|a|an|all|our|to)$/.test(next) && !/ing\b.* and /.test(told);
    return form === 'past' && other === 'base' && objectStart.test(next);
  });
}

/** "made two dishes it is still on" runs two sentences into one. */
function hasOwnClause(told: string): boolean {
  const at = /\b(?:it|they|he|she|this) (?:is|are|was|were|has|have)\b/.exec(told)?.index ?? -1;
  return (
    at >= 0 &&
    !/\b(?:that|which|when|because|where|while|if|so|after|before|until|and)\s(?:\S+\s){0,2}$/.test(told.slice(0, at))
  );
}

/** withArticleOfObject writes "wrote a user guide" for "wrote user guide". */
export function withArticleOfObject(phrase: string): string {
  const parts = phrase.split(' ');
  const head = /^(?:up|out|after)$/.test(parts[1] ?? '') ? 2 : 1;
  return [...parts.slice(0, head), withLeadingArticle(parts.slice(head).join(' '))].join(' ');
}
