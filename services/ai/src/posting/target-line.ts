import { targetLabel } from '@tailwright/contracts/optimize';
import { findPlaces, isPlace } from '@tailwright/resume-text/contacts';
import { findEmployer, legalForm } from '@tailwright/resume-text/posting-employer';
import { findJobTitle, howHeld, slogan } from '@tailwright/resume-text/posting-title';
import { rememberLast } from '@tailwright/resume-text/remember-last';
import { trimSignsAtEnd } from '@tailwright/resume-text/split-cells';
import { isTitle } from '@tailwright/resume-text/titles';
import { places } from '@tailwright/resume-text/word-lists';
import { withoutCapitals } from './capital-letters.js';

/** A title stands in the first lines of a posting; further down it is another job, or a sentence about this one. */
const headLinesMax = 6;
const titleCharsMax = 80;
const postingCharsMax = 6_000;
const specialtyWordsMax = 5;

/** "SDET II" is an abbreviation and its level. */
const shouted = /\p{Lu}{5}/u;

/** What says how a job is held, and not what it is. */
const terms =
  /\b(?:employed|permanent|temporary|temp|casual|ongoing|fixed[- ]term|contract|full[- ]time|part[- ]time|positions?|openings?|vacanc(?:y|ies)|hours?|shifts?|remote|hybrid|on[- ]?site|maternity|cover|fte|ref|grade|band|urgent|immediate|all genders?|school year|m\/w\/d|w\/m\/d|m\/f\/d|f\/m\/d|m\/f\/x|h\/f)\b|\d/i;
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
  const employer = findEmployer(jobDescription) ?? '';
  const isNamed = employer !== '' && !title.toLowerCase().includes(employer.toLowerCase());
  return targetLabel + (isNamed ? `${title}, ${employer}` : title);
}

/** findAdvertisedTitle is the title of the one job that a posting offers, with its specialty; '' where none is plain. */
export const findAdvertisedTitle: (jobDescription: string) => string = rememberLast((jobDescription) => {
  const posting = jobDescription.slice(0, postingCharsMax);
  const short = findJobTitle(posting);
  const lines = posting.split('\n').map((line) => line.replace(/[*_#]+/g, '').trim());
  const line = lines
    .filter((each) => each !== '')
    .slice(0, headLinesMax)
    .find((each) => each.includes(short));
  if (short === '' || line === undefined) return '';
  const whole = withoutTerms(line.slice(line.indexOf(short)));
  if (whole.length > titleCharsMax || document.test(whole) || isPlural(short)) return '';
  return whole
    .split(/(?<=\S)(?= [–—-] )/u)
    .map((part) => (shouted.test(part) ? withoutCapitals(part) : part))
    .join('');
});

/** The title with its specialty ("Staff Nurse – Theatre"), without how, where and for how much the job is held. */
function withoutTerms(line: string): string {
  const [text = ''] = line
    .replace(slogan, '')
    .replace(/ ?\(([^()]*)\)/g, (bracket, inner: string) => (terms.test(inner) ? '' : bracket))
    .replace(howHeld, '')
    .split(/\t|\s{3,}|\s?[|·•]\s?/);
  const [title = '', ...parts] = text.split(/(?<=\S)(?= [–—-] )/u);
  const end = parts.findIndex((part) => !isSpecialty(part.replace(/^ [–—-] /u, '')));
  const kept = [title, ...parts.slice(0, end < 0 ? parts.length : end)].join('');
  return trimSignsAtEnd(kept, (sign) => ' ,;:.–—-'.includes(sign)).trim();
}

/** A place, an employer or a promise behind a title is no specialty: "Mahon, Cork", "Bramwell Oake PLLC", "HOME DAILY". */
function isSpecialty(part: string): boolean {
  const isPlaced = part.includes(',') || isPlace(part) || places.has(part) || findPlaces(part).length > 0;
  const isCalled = legalForm.test(part) || /^[\p{Lu} ]{5,}$/u.test(part);
  return (
    !isPlaced && !isCalled && !terms.test(part) && !part.endsWith('!') && part.split(/\s+/).length <= specialtyWordsMax
  );
}

/** Nobody applies for "Bus Drivers". */
function isPlural(title: string): boolean {
  const [name = ''] = title.split(/[,(–—]| - /u);
  const last = name.trim();
  return /[^s]s$/i.test(last) && !isTitle(last) ? isTitle(last.slice(0, -1)) : /(?:ers|ors|ists|ants|ees)$/i.test(last);
}
