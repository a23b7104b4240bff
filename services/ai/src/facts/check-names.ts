import { findSkills, provenBy, type SkillMatch } from '../lexicon/lexicon.js';
import { readVerb } from '../text/verbs.js';
import { stem, type Word } from '../text/words.js';
import { standsFor } from './words/abbreviations.js';
import type { Checked } from './check-claim.js';
import type { Doubts } from './doubt.js';
import type { Claim, Evidence } from './evidence.js';
import { kindsNamedBeside } from '../evidence/kinds-named.js';
import { nearWords } from './words/near-words.js';
import { canon, canonOfStem } from './words/synonyms.js';

const absent = 'Your resume does not mention it.';
const elsewhere = 'Your resume does not mention it for this work.';

/** checkNames asks of each skill, tool, abbreviation and proper name whether the original has it. Returns the words it judged. */
export function checkNames(checked: Checked, doubts: Doubts): Set<number> {
  const judged = new Set<number>();
  for (const { from, to } of kindsNamedBeside(checked.claim.text, checked.claim.words))
    for (let index = from; index < to; index += 1) judged.add(index);
  for (const match of findSkills(checked.claim.text, checked.claim.words)) {
    if (judged.has(match.wordStart) && judged.has(match.wordEnd - 1)) continue;
    if (isDeed(match, checked)) continue;
    if (!isMeant(match, checked.claim) || isOrdinaryWording(match, checked)) continue;
    for (let index = match.wordStart; index < match.wordEnd; index += 1) judged.add(index);
    checkSkill(match, checked, doubts);
  }
  checked.claim.words.forEach((word, index) => {
    if (judged.has(index) || checked.allowed.has(word.key) || !isNameAt(checked.claim, index)) return;
    judged.add(index);
    checkName(word, checked, doubts);
  });
  return judged;
}

/** A phrase in small letters that another spelling proves is judged by its words: "corporate tax" is not any "tax returns". */
function isOrdinaryWording(match: SkillMatch, { claim, evidence }: Checked): boolean {
  if (match.spelling !== match.spelling.toLowerCase() || !evidence.skills.has(match.skill)) return false;
  return !claim.words.slice(match.wordStart, match.wordEnd).every((word) => evidence.keys.has(word.key));
}

/** "Administered medications" tells a deed where the lexicon has a skill: its words are judged like any others. */
function isDeed(match: SkillMatch, { claim, evidence }: Checked): boolean {
  const [first, ...rest] = claim.words.slice(match.wordStart, match.wordEnd);
  if (!first || rest.length === 0 || match.spelling !== match.spelling.toLowerCase()) return false;
  return readVerb(first.key)?.form === 'past' && rest.every((word) => evidence.known.has(canon(word.key)));
}

function isMeant(match: SkillMatch, claim: Claim): boolean {
  if (claim.skills.has(match.skill)) return true;
  return match.isCommonWord && match.wordStart > 0 && /^\p{Lu}/u.test(claim.text.slice(match.start, match.end));
}

function checkSkill(match: SkillMatch, { claim, support, evidence, freedom, allowed }: Checked, doubts: Doubts): void {
  const words = claim.words.slice(match.wordStart, match.wordEnd);
  if (words.every((word) => allowed.has(word.key)) || (match.skill.kind === 'soft' && freedom !== 'bullet')) return;
  const written = claim.text.slice(match.start, match.end);
  const isPhrase = match.spelling === match.spelling.toLowerCase();
  const isHeld =
    evidence.skills.has(match.skill) || words.every((word) => evidence.keys.has(word.key) || standsFor(word, evidence));
  const isWorded =
    isPhrase &&
    words.every(
      (word) =>
        evidence.known.has(canon(word.key)) || evidence.keys.has(word.key) || isNearIn(word, evidence, words.length),
    );
  const isBroader = isPhrase && provenBy(match.skill).some((each) => evidence.skills.has(each));
  if (!isHeld && !isWorded && !isBroader) {
    const isCertificate = /^(?:[A-Z]{3,6}|.*(?:certifi|licen[cs]e).*)$/.test(match.spelling);
    doubts.add(isCertificate ? 'certificate' : 'skill', written, absent);
    return;
  }
  const isNear = support.some(
    (source) =>
      source.skills.has(match.skill) || words.every((word) => source.words.some((each) => each.key === word.key)),
  );
  if (freedom === 'bullet' && /\p{Lu}|\d|[#+]/u.test(written.slice(match.start === 0 ? 1 : 0)) && !isNear && !isWorded)
    doubts.add('skill', written, elsewhere);
}

function isNearIn(word: Word, evidence: Evidence, length: number): boolean {
  return length > 1 && [...nearWords(stem(word.key))].some((each) => evidence.known.has(canonOfStem(each)));
}

function checkName(word: Word, { support, evidence, freedom }: Checked, doubts: Doubts): void {
  const isHeld = evidence.keys.has(word.key);
  if (!isHeld && !evidence.known.has(canon(word.key)) && !standsFor(word, evidence) && !isCompound(word, evidence)) {
    doubts.add(/^\p{Lu}{2,6}$/u.test(word.text) ? 'certificate' : 'client', word.text, absent);
    return;
  }
  const isNear = support.some((source) => source.words.some((each) => each.key === word.key));
  if (freedom === 'bullet' && isHeld && !isNear) doubts.add('client', word.text, elsewhere);
}

/** A capital says nothing at the start of a sentence, and a verb or a free word is no name. */
function isNameAt(claim: Claim, index: number): boolean {
  const word = claim.words[index];
  // "B.Sc." is judged as a degree.
  if (word?.text.length === 1 && /^\.\s?\p{L}/u.test(claim.text.slice(word.end))) return false;
  if (!word || !/^\p{Lu}/u.test(word.text) || word.text === 'I') return false;
  if (/\p{Lu}[^\p{Lu}\d]*[\p{Lu}\d]/u.test(word.text)) return true;
  const before = claim.text.slice(0, word.start).trimEnd();
  const isFirst = before === '' || /[.!?:;•“"(–—-]$/.test(before);
  return !isFirst && claim.canons[index] !== '' && readVerb(word.key) === undefined;
}

function isCompound(word: Word, evidence: Evidence): boolean {
  const part = stem(word.key);
  return part.length >= 5 && evidence.lower.includes(part);
}
