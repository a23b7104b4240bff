const opensSecond =
  /^(?:also|then|later|after(?:wards| that| this)|before that|this|that|these|those|they|it|its|both|same|the same|there|here|again|likewise|too|plus|and|but|or|so|which|who|where|another|other|others|the other|the rest|result|results|e\.g\.|i\.e\.|incl\w*)\b|^[(&+→=…]|^\.\.\./i;
/** "Presented the work to 40 people" says nothing without the line that says which work. */
const namesFirst =
  /^\p{L}+ (?:the|this|that|these) (?:work|results?|findings|same|process|project|system|programme?|tool|change)s?\b/iu;

/** "In 2024 that was 611 calls" counts what stands before it. */
const counts =
  /^(?:in|by|for|over|during|last) [\p{L}\d ,]{2,24}? (?:that|this|it|these|those) (?:was|is|were|are|came|meant|made)\b/iu;

/** leansOnLineBefore is true for a line that speaks of the one before it, and cannot stand without it. */
export function leansOnLineBefore(text: string): boolean {
  return opensSecond.test(text) || namesFirst.test(text) || counts.test(text);
}
