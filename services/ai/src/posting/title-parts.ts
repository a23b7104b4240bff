import { findPlaces, isPlace, isRegion } from '@tailwright/resume-text/recognizers/contacts';
import { legalForm } from '@tailwright/resume-text/posting/posting-employer';
import { withoutMarks } from '@tailwright/resume-text/posting/posting-marks';
import { howHeld, slogan } from '@tailwright/resume-text/posting/posting-title';
import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { plainWords } from '@tailwright/resume-text/text/word-list';
import { places } from '@tailwright/resume-text/text/word-lists';

const specialtyWordsMax = 7;

/** What says how a job is held, and not what it is. */
const terms =
  /(?<!\p{L})(?:employed|permanent|temporary|temp|casual|ongoing|fixed[- ]term|full[- ]?time|part[- ]?time|vollzeit|teilzeit|positions?|openings?|vacanc(?:y|ies)|hours?|hrs|shifts?|roster|rota|rotation|remote|hybrid|on[- ]?site|home[- ]based|maternity|parental|fte|ref|req|grade|band|range \d+|pay|salary|bonus|sponsorship|relocation|urgent|immediate|asap|direct hire|temp[- ]to[- ]perm|per diem|prn|locum|seasonal|overnight|live[- ]in|flexible|ir35|ote|doe|competitive|visa|all genders?|school year|no experience|m\/w\/d|w\/m\/d|m\/f\/d|f\/m\/d|m\/f\/x|h\/f)(?!\p{L})|(?<!\p{L})(?:home|out) (?:daily|weekly|nightly|every|weekends?)|(?<!\p{L})cover$|^(?:\S+ ){0,2}contract(?: to hire)?$|^(?:start|from|until|ex|up to) /iu;
/** Figures that tell of pay, time or a number of posts; "5-Axis" and "S/4HANA" are of the work. */
const figures =
  /[$£€₹¥]|(?<!\p{L})(?:USD|EUR|GBP|AUD|CAD|AED|ZAR|INR|CHF|PHP)(?!\p{L})|\d\s?(?:%|k(?!\p{L})|h(?!\p{L})|\/|-?\s?(?:days?|weeks?|months?|years?|yrs?)(?!\p{L}))|\d{4}|#\s?\d|^\s?[x×]?\s?\d{1,3}\s?$|\d on,? \d off|\d(?:st|nd|rd|th)? (?:shift|posts?)/iu;
const times = new Set(
  'day days night nights evening evenings weekend weekends morning mornings afternoon afternoons only and or back early late monday friday mon fri sat sun'.split(
    ' ',
  ),
);
/** The years or grades that a teacher teaches. */
const taught = /^(?:grades?|years?|classes|key stage|ks) ?\d/iu;
const teaching = /teach|tutor|lectur|educat|instructor/iu;

/** withoutTerms is the title with its specialty ("Staff Nurse – Theatre"), without how, where, for whom and for how much. */
export function withoutTerms(line: string, posting: string, employer: string): string {
  const isTaught = (part: string) => taught.test(part) && teaching.test(line);
  const [text = ''] = withoutMarks(line.replace(slogan, ''))
    .replace(/ ?\(([^()]*)\)/g, (bracket, inner: string) =>
      !isTaught(inner) && (isTerm(inner) || isPlaced(inner, posting)) ? '' : bracket,
    )
    .replace(howHeld, '')
    .split(/\t|\s{3,}|\s?[|·•]\s?|\s@\s/);
  // "Grade 10 - 12" is one part.
  const [title = '', ...parts] = text.split(/(?<=[^\s\d])(?= [–—-] )|(?<=\d)(?= [–—-] (?!\d))/u);
  const isShouted = !/\p{Ll}/u.test(title);
  const kept: string[] = [];
  for (const part of parts) {
    const said = part.replace(/^ [–—-] /u, '');
    if (isTerm(said) && !isTaught(said)) continue;
    if (!isSpecialty(said, posting, employer, isShouted)) break;
    kept.push(part);
  }
  const whole = withoutEmployer([withoutTermsBehindCommas(title, isTaught), ...kept].join(''), employer);
  return trimSignsAtEnd(whole, (sign) => ' ,;:.–—-'.includes(sign)).trim();
}

/** "Head Teacher, permanent, full time" names one job, "Engineer, Payments" its field. */
function withoutTermsBehindCommas(title: string, isTaught: (part: string) => boolean): string {
  // What stands in brackets is said of the part before it, and "1,150 cows" is one number.
  const [name = '', ...parts] = title.split(/,(?!(?<=\d,)\d{3}(?!\d)) ?(?![^()]{0,80}\))/u);
  return [name, ...parts.filter((part) => !isTerm(part) || isTaught(part))].join(', ');
}

function isTerm(part: string): boolean {
  return (
    terms.test(part) || figures.test(part) || part.split(/[\s/&,]+/).every((word) => times.has(word.toLowerCase()))
  );
}

/** A place, an employer or a promise behind a title is no specialty: "Mahon, Cork", "Bramwell Oake PLLC", "HOME DAILY". */
function isSpecialty(part: string, posting: string, employer: string, isShouted: boolean): boolean {
  // "Police, Fire and EMS" is a list, "Mahon, Cork" a town.
  const isList = / (?:and|&) /u.test(part.slice(part.indexOf(',') + 1));
  const isCalled = legalForm.test(part) || (!isShouted && /^[\p{Lu} ]{5,}$/u.test(part)) || isOf(employer, part);
  const [, behind = ''] = part.split(/, /u, 2);
  const isOfGrades = taught.test(behind) && part.split(',').length === 2;
  return (
    (isList || isOfGrades || !part.includes(',')) &&
    !isPlaced(part, posting) &&
    !isCalled &&
    !part.endsWith('!') &&
    part
      .replace(/\([^()]*\)/g, '')
      .trim()
      .split(/\s+/).length <= specialtyWordsMax
  );
}

/** A known place, or what the text says the work is in; "CT" is a place and a scan, "Tour" is a word of its own. */
function isPlaced(part: string, posting: string): boolean {
  if (/^\p{Lu}{2,3}$/u.test(part)) return isRegionCode(part, posting);
  if (findPlaces(part).length > 0) return true;
  if (located.test(part)) return true;
  if (hasSmallWord(part, posting)) return false;
  const words = plainWords(part).filter((word) => word.length > 2);
  return isPlace(part) || isRegion(part) || places.isIn(words) || isLocated(part, posting);
}

/** The posting says the same again behind "Location:". */
function isLocated(part: string, posting: string): boolean {
  const [first = ''] = part.split(/[\s/&,]+/);
  const lines = posting.split('\n', locatedLinesMax).filter((line) => location.test(line));
  return first.length > 3 && lines.some((line) => line.includes(first));
}

/** "Northgate depot", "various locations", "covering the coast". */
const located =
  /(?:depots?|branch|store|campus|region|area|base|yard|locations?|nationwide)$|^(?:covering|based|near) /iu;
const locatedLinesMax = 30;
const location = /^\W*(?:(?:work )?location|place|where|base|town|standort|locatie|lieu|ubicación|duty station)\b/iu;

/** A code that the text has only behind a town: "Dallas, TX". */
function isRegionCode(code: string, posting: string): boolean {
  if (!places.has(code)) return false;
  const said = posting.split(new RegExp(`(?<![\\p{L}])${code}(?![\\p{L}])`, 'u')).slice(0, -1);
  return said.slice(1).every((before) => before.endsWith(', '));
}

/** A word of the part stands in the text in small letters, as no name of a place does. */
function hasSmallWord(part: string, posting: string): boolean {
  return part
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))
    .some((word) => posting.includes(` ${word.toLowerCase()}`));
}

function isOf(employer: string, part: string): boolean {
  const [one, other] = [employer.toLowerCase(), part.toLowerCase()];
  return one !== '' && (one.startsWith(other) || other.startsWith(one));
}

/** "Librarian, Larch Public Library", "Nurse at Larch Clinic": the employer is said behind the title. */
function withoutEmployer(title: string, employer: string): string {
  if (employer === '') return title;
  const at = title.toLowerCase().indexOf(employer.toLowerCase());
  if (at <= 0) return title;
  const before = title.slice(0, at);
  return /(?:,| at| @| [–—-]|\bwith) $/iu.test(before) ? before.replace(/(?:,| at| @| [–—-]| with) $/iu, '') : title;
}
