import { targetLabel } from '@tailwright/contracts/optimize';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';
import { readJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { withoutCapitals } from './capital-letters.js';
import { withoutTerms } from './title-parts.js';

/** A title stands in the first lines of a posting, or behind its label; further down it is another job. */
const headLinesMax = 8;
const titleCharsMax = 90;
const postingCharsMax = 6_000;

/** "SDET II" is an abbreviation and its level. */
const shouted = /\p{Lu}{5}|\p{Lu}{4} \p{Lu}{4}/u;

/** A booklet about a job has a title of its own. */
const document = /\b(?:booklet|brochure|pack|information|advert(?:isement)?|description|specification|notice)$/i;

/**
 * targetLine names the advertised job as its posting does, for the top of a resume: "Application for: Staff Nurse – Theatre
 * (Orthopaedics), Ballinore Private Clinic". It claims nothing of the person. '' where the posting does not plainly say
 * which one job it offers.
 */
export function targetLine(jobDescription: string): string {
  const title = findAdvertisedTitle(jobDescription);
  if (title === '') return '';
  const employer = withoutShouting(findEmployer(jobDescription) ?? '', jobDescription);
  const isNamed = employer !== '' && !title.toLowerCase().includes(employer.toLowerCase());
  return targetLabel + (isNamed ? `${title}, ${employer}` : title);
}

/** findAdvertisedTitle is the title of the one job that a posting offers, with its specialty; '' where none is plain. */
export const findAdvertisedTitle: (jobDescription: string) => string = rememberLast((jobDescription) => {
  const posting = jobDescription.slice(0, postingCharsMax);
  const found = readJobTitle(posting);
  if (found === undefined || found.title === '') return '';
  if (found.at === undefined && !isInHead(posting, found.title)) return '';
  const line = found.line.replace(/[*_#]+/g, '').trim();
  const start = line.indexOf(found.title);
  const whole = start < 0 ? found.title : withoutTerms(line.slice(start), posting, findEmployer(posting) ?? '');
  if (whole.length > titleCharsMax || document.test(whole)) return '';
  return singular(whole)
    .split(/(?<=\S)(?= [–—-] )/u)
    .map((part) => (shouted.test(part) ? withoutCapitals(part) : part))
    .join('')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
});

function isInHead(posting: string, title: string): boolean {
  return posting
    .split('\n')
    .filter((each) => each.trim() !== '')
    .slice(0, headLinesMax)
    .some((line) => line.includes(title));
}

/** The name as the text writes it elsewhere; a name of one word in capitals may be one. */
function withoutShouting(employer: string, posting: string): string {
  if (employer === '' || /\p{Ll}/u.test(employer)) return employer;
  const lower = posting.toLowerCase();
  for (let at = lower.indexOf(employer.toLowerCase()); at >= 0; at = lower.indexOf(employer.toLowerCase(), at + 1)) {
    const written = posting.slice(at, at + employer.length);
    if (/^\p{Lu}\p{L}*\p{Ll}/u.test(written)) return written;
  }
  return employer.includes(' ') ? withoutCapitals(employer) : employer;
}

/** Nobody applies for "Bus Drivers", but for one of the posts; '' where several jobs are offered at once. */
function singular(title: string): string {
  const [name = ''] = title.split(/[,(–—:]| - /u);
  const last = name.trim();
  if (!isPlural(last)) return title;
  if (/[&/]| and | or /iu.test(last)) return '';
  const one = last.replace(/ies$/iu, (end) => (end === 'IES' ? 'Y' : 'y')).replace(/s$/iu, '');
  return isTitle(one) ? one + title.slice(title.indexOf(last) + last.length) : '';
}

function isPlural(title: string): boolean {
  if (/ (?:of|for) /iu.test(title) && isTitle(title.split(/ (?:of|for) /iu, 1)[0] ?? '')) return false;
  return /[^s]s$/i.test(title) && !isTitle(title)
    ? isTitle(title.slice(0, -1)) || isTitle(title.replace(/ies$/iu, 'y'))
    : /(?:ers|ors|ists|ants|ees)$/i.test(title);
}
