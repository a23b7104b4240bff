const period =
  /(?:(?:19|20)\d{2}|['’]\d{2})\s?(?:-|–|—|to|until)\s?(?:(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|['’]\d{2})|present|now|current|today)/giu;
const resumeHeading = /^(?:work|professional|employment|relevant)? ?(?:experience|history|employment history|work history|career history|education|references|career objective|objective|publications)s?:?$/i;
const askingWords = /\b(?:you|your|you['’]ll|we offer|we are looking|apply|applicants?|candidates?|equal opportunity|requirements?|responsibilities|qualifications)\b/gi;
const contact = /[\w.+-]+@[\w-]+\.\w{2,}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{2}[ \d]{8,}/;

/** isResume tells a resume pasted in place of a posting: contacts at the top and periods of work, and nobody is asked for anything. */
export function isResume(posting: string): boolean {
  const top = posting.slice(0, 600);
  const periods = posting.match(period)?.length ?? 0;
  const headings = posting.split('\n').filter((line) => line.length < 40 && resumeHeading.test(line.trim())).length;
  const asking = posting.match(askingWords)?.length ?? 0;
  const signs = Number(contact.test(top)) + Number(periods >= 2) + Number(periods >= 4) + Number(headings >= 2);
  return signs >= 3 && asking <= 3 + periods / 2;
}
