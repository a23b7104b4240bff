import type { ResumeLine } from './resume-lines.js';

/** "External examiner: none to date", "PMP – not completed": the name of a thing, and that it is not there. */
const denied =
  /^[^:;]{2,80}?(?::|\s[–—-])\s*(?:none|nil|n\/a|not applicable|not (?:yet )?(?:held|taken|started|completed?|finished|obtained|applicable))(?:\s+(?:to date|so far|as yet|yet|at present|currently|held))?[.!]?$/iu;
/** "B.A. History, 2008–2010 (not completed)". */
const unfinished =
  /\((?:not (?:yet )?(?:completed?|finished)|never (?:completed|finished)|unfinished|incomplete)\)[.!]?$/iu;
/** Why somebody left says what became of the employer. */
const reasonOfLeaving =
  /^(?:lay-?off|laid off|(?:made )?redundan(?:t|cy)|reason (?:for|of) leaving|(?:plant|company|firm|site|shop|store|branch|office|factory) (?:was )?(?:closed|shut)|position (?:was )?eliminated|contract (?:ended|expired))\b/iu;

/** Of these none is what is hoped for: "Preventable accidents: none". */
const unwanted =
  /\b(?:accidents?|incidents?|complaints?|violations?|convictions?|citations?|points|claims|losses|injuries|errors?|absences?|infractions?|endorsements|restrictions?|allerg(?:y|ies)|debts?)\b/iu;

/** isDenial is true for a sentence that says of a thing that the person does not have it, or why a job came to its end. */
export function isDenial(text: string): boolean {
  const sentence = text.trim();
  return (
    (denied.test(sentence) && !unwanted.test(sentence)) || unfinished.test(sentence) || reasonOfLeaving.test(sentence)
  );
}

const sentenceEnd = /(?<=[.;!?])\s+/u;

/** withoutDenials leaves out the sentences of a line that deny; what is left may be empty. */
export function withoutDenials(text: string): string {
  if (isDenial(text)) return '';
  const sentences = text.split(sentenceEnd);
  const kept = sentences.filter((sentence) => !isDenial(sentence));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** provesNothing is true for a line that can be nobody's proof: a heading, a denial, and what stands about referees. */
export function provesNothing({ role, section, text }: ResumeLine): boolean {
  return role === 'heading' || section === 'references' || isDenial(text);
}
