import type { Requirement } from './requirement.js';
import type { Section } from './headings.js';

type Strength = Requirement['strength'];

const preferredWords =
  /\b(?:preferred|preferably|preferable|ideally|desirable|desired|advantageous|beneficial|optional|nice[- ]to[- ]have|good[- ]to[- ]have|not (?:required|needed|essential|necessary|a must)|is (?:useful|handy|welcome|a pre)|are (?:useful|handy|welcome)|highly regarded|well regarded|would (?:be (?:useful|helpful|nice|great|lovely|ideal|beneficial|welcome)|set you apart|help|make)|(?:an? |as |is |be )?(?:\w+ )?(?:plus|advantage|asset|bonus|benefit)(?=$|[.,;:)!]|\s+(?:[–—-]|(?:for|in|to|on|at|if|but|and|or|when|where|here|though|as|given|with)\b))|we(?:['’]d| would) (?:love|prefer|like|be thrilled)|love to see|like to see|helps but|welcome$|handy$|von vorteil|wünschenswert|idealerweise|un plus|un atout|souhaité\w*|serait appréciée?|se valorará|valorable|deseable)(?=$|[^\p{L}])/iu;
const requiredWords =
  /\b(?:must|required|requires?|essential|mandatory|minimum|at least|need to have|necessary|imperative|a must|prerequisite|zwingend|erforderlich|vorausgesetzt|exigée?|indispensable|obligatoire|imprescindible|necesario|obligatorio|obligatoria)\b(?!\s+by law)/iu;
const plusAsMore = /\d\s?\+|\bplus\s+(?:\w+\s){1,6}/i;

/** strengthInWords is what the words of a statement say of its strength, or undefined. */
export function strengthInWords(text: string): Strength | undefined {
  const found = preferredWords.exec(text);
  if (found && !isPlusOfName(found[0]) && !(/plus$/i.test(found[0]) && plusAsMore.test(text.slice(found.index))))
    return 'preferred';
  return requiredWords.test(text) ? 'required' : undefined;
}

/** "RoutePilot PLUS" is a name: as a word, plus has "a" before it or is written small. */
function isPlusOfName(found: string): boolean {
  return /(?:Plus|PLUS)$/.test(found) && !/^(?:an?|as|is|be)\b/i.test(found);
}

/** "Kitchen background, pastry preferred" wishes for the pastry alone. */
const wishAtEnd =
  /,\s[^,;:()]{2,60}\b(?:preferred|preferable|desirable|desired|advantageous|an? (?:\w+ )?(?:plus|advantage|asset|bonus))[.!]?$/i;

/** "A sales method (SPIN preferred)" wishes for SPIN; "Spanish (preferred)" for all that stands before. */
const wishOfName = /\((?!(?:strongly|highly|is|are|much|greatly|very) )[^()\s]{2,40} (?:\S+ ){0,3}preferred\)/gi;

/** "A CRM, ideally Salesforce" asks for the CRM; what is said of Salesforce is no word about the whole. */
const asideAtEnd = /^(.{3,}?),? (?:ideally|preferably|(?:and|but) ideally)\s.*$/i;

/**
 * strengthOf joins what the statement says with what its sentence, section and label say. Duties are mentioned: they
 * describe the work.
 */
export function strengthOf(text: string, sentence: string, section: Section, label: string): Strength {
  const outside = text.replace(/\([^()]*\)/g, ' ').replace(asideAtEnd, '$1');
  if (label === 'eligibility') return strengthInWords(outside) ?? 'required';
  const said = strengthInWords(outside);
  if (said === 'preferred' || section === 'preferred') return isMust(outside) ? 'required' : 'preferred';
  // "We would love to see X; Y" wishes for both, though only the first says so.
  if (label === 'preferred') return said ?? strengthInWords(ofSentence(text, sentence)) ?? 'required';
  if (label === 'duty')
    return /\b(?:must have|is required|is essential|are required|are essential)\b/i.test(outside)
      ? 'required'
      : 'mentioned';
  return 'required';
}

/** The words of a sentence that can speak of one of its statements. */
function ofSentence(text: string, sentence: string): string {
  const whole = sentence.replace(wishOfName, ' ');
  const rest = whole.replace(wishAtEnd, '');
  return rest.includes(text.replace(wishOfName, ' ').trim()) ? rest : whole;
}

/** "Desirable: must have own car" is a must, although it stands under the wish list. */
function isMust(text: string): boolean {
  return (
    /\b(?:you must|must have|must be|is a must|is required|is essential)\b/i.test(text) && !preferredWords.test(text)
  );
}
