const often =
  /(?<!\p{L})(?:regular(?:ly)?|routinely|week after week|day after day|every (?:day|week|month|shift)|daily|constantly|continuous(?:ly)?|year[- ]round|on a regular basis|day[- ]to[- ]day)(?!\p{L})/iu;
const seldom =
  /(?<!\p{L})(?:once(?! (?:an?|per|every|the)(?!\p{L}))|twice(?! (?:an?|per|every)(?!\p{L}))|occasional(?:ly)?|sometimes|now and then|from time to time|as needed|if needed|when (?:needed|asked|short|busy)|when (?:the|our|my) (?:\p{L}+ ){1,3}(?:is|was|are|were) (?:off|away|out|sick|on leave)|stand(?:ing)? in|fill(?:ing|ed)? in|ad hoc|relief)(?!\p{L})/iu;

/** isToldOftener is true for a deed that is done regularly where its line has it now and then: "went on air regularly" of "once". */
export function isToldOftener(text: string, line: string): boolean {
  return often.test(text) && !seldom.test(text) && seldom.test(line) && !often.test(line);
}

const toNothing =
  /(?<!\p{L})(?:wip(?:ed|es|ing) out|eliminated|eradicated|did away with|got rid of)(?!\p{L})|(?<!\p{L})ended(?!\p{L})[^.;,]{0,40}(?<!\p{L})(?:altogether|entirely|completely)(?!\p{L})/iu;
const less = /(?<!\p{L})(?:reduc\p{L}+|cut|lower\p{L}*|fell|fall(?:en)?|fewer|less|down|halved)(?!\p{L})/iu;
const nothingLeft =
  /(?<!\p{L})(?:no|none|zero|0|nil|gone|stopped|without|eliminat\p{L}+|wip(?:ed|es|ing) out|ended)(?!\p{L})/iu;

/** isToldAsEnded is true for an end of what the line has less of: "wiped out shrinkage" of "reduced shrinkage". */
export function isToldAsEnded(text: string, line: string): boolean {
  return toNothing.test(text) && less.test(line) && !nothingLeft.test(line);
}
