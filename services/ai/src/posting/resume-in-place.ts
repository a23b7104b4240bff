const period =
  /(?:(?:19|20)\d{2}|['’]\d{2})\s?(?:-|–|—|to|until)\s?(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:(?:19|20)\d{2}|['’]?\d{2}(?!\d))|present|now|current|today)/giu;
const askingWords =
  /\b(?:you|your|you['’]ll|we offer|we are looking|apply|applicants?|candidates?|equal opportunity|requirements?|responsibilities|qualifications)\b/gi;
const contact = /[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{2}[ \d]{8,20}/;
const topChars = 600;
const askingMax = 3;

/** isResume tells a resume pasted in place of a posting: periods of work, contacts at the top, and nobody is asked for anything. */
export function isResume(posting: string): boolean {
  const periods = posting.match(period)?.length ?? 0;
  const asking = posting.match(askingWords)?.length ?? 0;
  const hasContact = contact.test(posting.slice(0, topChars));
  return asking <= askingMax && (periods >= 3 || (periods >= 2 && hasContact));
}
