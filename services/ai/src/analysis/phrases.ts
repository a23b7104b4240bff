import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { PostingLine } from './posting.js';

/** Phrase is a requirement found by its place in the sentence rather than by the lexicon. */
export interface Phrase {
  text: string;
  /** Offset in the line. */
  start: number;
  /** Written like a name: with a capital, a digit or a sign. */
  isName: boolean;
}

const cue =
  /\b(?:experience|experienced|proficien(?:t|cy)|knowledge|expertise|familiar(?:ity)?|skilled|background|certifi(?:ed|cation)|competen(?:t|ce)|fluen(?:t|cy)|exposure|versed|trained|command|mastery|kenntnisse|erfahrung|connaissances?|expérience|experiencia|conocimientos?|esperienza|conoscenza|опыт|знание)\s+(?:(?:working|developing|building|operating)\s+)?(?:in|with|of|using|on|to|mit|en|de|con|di|работы с|работы в)\s+/giu;
const unspacedCue = /(?:熟悉|精通|掌握|了解|具备|熟练使用|熟练掌握)([\p{Script=Han}\p{L}\p{N}、/+#. ]{2,60})/gu;
const clauseEnd =
  /[.;:!?()\n]|\s(?:to|for|that|which|who|is|are|was|will|would|within|across|at|by|from|as|while|where|when|through|during|because|so|if|plus|preferred|required|is|strongly|highly|a plus|ist|sind|est|sont)\s|\s(?:preferred|required|desired|desirable|helpful|mandatory|needed)\b|\s[-–—]\s/i;
const lead =
  /^(?:and|or|to|for|on|by|from|into|across|about|as well as|the|an?|our|your|their|its|all|any|some|various|different|multiple|several|modern|current|relevant|related|similar|other|strong|good|excellent|solid|basic|advanced|deep|proven|hands.on|practical|working|prior|previous|both|either|at least|one or more|one|of|such|as|e\.g\.|including|like|using|with|in|und|oder|et|y|и)\s+/i;
const tail =
  /(?<!\s)\s+(?:etc|tools?|technologies|systems?|environments?|platforms?|software|frameworks?|skills?|principles|practices|concepts|techniques|methodologies|or similar|or equivalent|equivalent|is|a plus|and|or|the|an?|in|of|on|with|for|to|at|by|from|as|into)$/i;
/** "A dashboard tool such as …": what comes is named on its own. */
const example = /\s(?:such as|such|like|including|for example|for instance|e\.g)(?:[\s.,].*)?$/i;
const general = new Set(
  `team teams people customer customers client clients company companies environment environments project projects work role roles industry field fields ability abilities others
stakeholders users user products product services service business businesses data time years year position candidate candidates office level area areas range variety number children students patients
following least degree university college team members minimum least english writing reading things someone anyone issues problems solutions needs goals deadlines standards plans reports requirements
best practices new technologies technology management design development analysis support training testing operations planning strategy quality safety education science engineering computers computer equipment information
fast paced environment similar role related field large scale high quality cross functional teams senior management external stakeholders internal stakeholders team environment field experience customer needs`.split(
    /\s+/,
  ),
);
const banned =
  /\b(?:you|we|our|your|us|they|them|this|these|those|who|have|has|be|been|being|can|could|should|must|work|working|able|ability|not|no|more|than|very|other|others|etc|year|years|similar|related|equivalent|following|new|own|how|what|why|best|least|one|two|three|five|environment|role|team|teams|company|industry|position|candidate|opportunity|world|people)\b/i;

/** findPhrases lists what stands after cues like "experience with", item by item. Names need a capital or two words. */
export function findPhrases(line: PostingLine): Phrase[] {
  const phrases: Phrase[] = [];
  for (const match of allMatches(cue, line.text)) {
    const from = match.index + match[0].length;
    const clause = line.text.slice(from, from + 200);
    const end = clause.search(clauseEnd);
    phrases.push(...phrasesIn(end < 0 ? clause : clause.slice(0, end), from));
  }
  for (const match of allMatches(unspacedCue, line.text)) {
    const from = match.index + match[0].length - (match[1]?.length ?? 0);
    phrases.push(...phrasesIn((match[1] ?? '').split(/[。；，的等]/)[0] ?? '', from));
  }
  return phrases;
}

/** phrasesIn cuts a run of text at its commas and conjunctions; `isHeard`: a plain small word may stand alone. */
export function phrasesIn(clause: string, from: number, isHeard = false): Phrase[] {
  const phrases: Phrase[] = [];
  for (const match of clause.matchAll(/(?:(?!\s(?:and|or|und|oder|et|ou|y|o|и)\s|[,/、和及]).)+/giu)) {
    const keyword = keywordIn(
      match[0].replace(/^\s*(?:and|or|und|oder|et|ou|y|o|и)\s+/iu, (found) => ' '.repeat(found.length)),
      isHeard,
    );
    if (keyword) phrases.push({ ...keyword, start: from + match.index + keyword.start });
  }
  return phrases;
}

/** What can stand as a keyword in a run of text: no "strong" before it, no "etc" after it. */
function keywordIn(run: string, isHeard: boolean): Phrase | undefined {
  let text = run.replace(example, '').trim();
  for (let turn = 0; turn < 4; turn += 1) text = text.replace(lead, '');
  for (let turn = 0; turn < 3; turn += 1) text = text.replace(tail, '');
  if (!isKeyword(text, isHeard)) return undefined;
  return { text, start: run.indexOf(text), isName: /\p{Lu}|\d|[#+]|\p{Lo}/u.test(text) };
}

function isKeyword(text: string, isHeard: boolean): boolean {
  const words = text.split(/\s+/);
  if (
    text.length < 2 ||
    text.length > 45 ||
    banned.test(text) ||
    !/^[\p{L}\p{N}.]/u.test(text) ||
    /[“”"<>{}=]/.test(text)
  )
    return false;
  if (words.every((word) => general.has(word.toLowerCase()))) return false;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text)) return text.length >= 2 && text.length <= 12;
  const isName = /\p{Lu}|\d|[#+]/u.test(text);
  if (words.length === 1)
    return (isName || (isHeard && text.length > 3)) && /\p{L}/u.test(text) && !general.has(text.toLowerCase());
  return (
    words.length <= (isName ? 4 : 3) &&
    !/^\p{Ll}+(?:ing|ed|ly)$/u.test(words[0] ?? '') &&
    words.every((word) => /^[\p{L}\p{N}]/u.test(word))
  );
}
