import { hasContact, isPlace } from './contacts.js';
import { findDates } from './dates.js';
import { headingKind } from './headings.js';
import { withoutLetters } from './letters-behind.js';
import { splitGaps } from '../text/split-cells.js';
import { isDegree } from './titles.js';
import { titles } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';

const nameLabels = [
  String.raw`(?:(?:applicant|candidate)(?:['’]s)? )?(?:first|last|full|given|family)? ?names?(?:\(s\))?`,
  String.raw`(?:(?:full )?name of (?:the )?)?(?:applicant|candidate)|surname(?:\(s\))?|names? ?/ ?surnames?|surnames? ?/ ?(?:first )?names?|first name\(s\) / surname\(s\)`,
  'nom(?: et pr[ée]nom)?|naam|navn|namn|nombre(?: y apellidos?)?|nome(?: e cognome| completo)?|imi[ęe] i nazwisko|nimi|n[ée]v',
  'jm[ée]no(?: a p[řr][íi]jmen[íi])?|ime i prezime|ad[ıi]? soyad[ıi]?|nume',
].join('|');
/** nameLabel is what a form says before a person's name, in the languages of our readers. */
export const nameLabel = new RegExp(`^(?:${nameLabels})$`, 'iu');
/** labelledName is the beginning of a line that gives the name in a form: "Name: Ada Example", "Naam : Ada Example". */
export const labelledName = new RegExp(String.raw`^(?:${nameLabels})\s*[:：]\s*`, 'iu');

/** isName is true for a text that can be a person's name and nothing else usual. */
export function isName(text: string): boolean {
  const bare = withoutLetters(text.replace(labelledName, ''));
  const [name = '', ...letters] = bare.split(/,\s*/);
  if (bare.length > 60 || greeting.test(bare) || hasContact(text) || /[\d@:/!?|]/.test(bare) || isPlace(bare))
    return false;
  // Behind the comma stand letters or, written out, a degree: "Jo Byrne RGN, H.Dip Occupational Health".
  if (headingKind(text) !== undefined || letters.some((after) => after.length > 14 && !isDegree(after))) return false;
  if (ofPermit.test(text) || ofHeading.test(text)) return false;
  const words = withoutLetters(name)
    .replace(/["“”(][^"“”()]{1,20}["“”)]/g, '')
    .trim()
    .split(/\s+/);
  if (words.length < 2 || words.length > 5 || isTitle(plainWords(words.join(' ')))) return false;
  return (
    words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word)) && (/^\p{Lu}/u.test(name) || name === name.toLowerCase())
  );
}

/** "Full UK driving licence, own car", "Available from June": what somebody may drive, where and when they may work. */
const ofPermit =
  /(?<!\p{L})(?:licen[cs]es?|driving|own (?:car|vehicle|transport)|(?:work|residence|residency|working) permit|(?:work|valid|schengen|residence|tourist|employment|visit|student|family|spouse) visa|visa (?:status|holder|sponsorship)|blue card|green card|available|availability|immediately|notice period|relocat(?:e|ion)|citizen|permis [a-e]|f(?:ü|ue)hrerschein|rijbewijs|carnet de conducir)(?!\p{L})/iu;

/** "The short version", "What I do": a heading in own words, and nobody's name. */
const ofHeading = /^(?:the|my|our|an?|what|where|how|why|who|when|about) /iu;

/** "Hi Denise" and "Thanks again" are said to somebody else, and "I'm Denise" is a sentence. */
const greeting =
  /^(?:i['’]m|i am|my name is|this is|hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening)|thanks?|(?:kind(?:est)?|best|warm(?:est)?) (?:regards|wishes))(?![\p{L}\p{M}'’-])/iu;

/** repeatsName is true for a line that says the name again: whole, without letters beside it, or with initials. */
export function repeatsName(text: string, name: string): boolean {
  const said = plainWords(name);
  const again = plainWords(text).filter((word) => !honorifics.has(word));
  const isSaid = (word: string) => said.some((each) => each === word || (word.length === 1 && each.startsWith(word)));
  return again.filter((word) => word.length > 1).length >= 2 && again.every(isSaid);
}

const honorifics = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof']);

/**
 * isNameOnTwoLines is true for a first name on a line of its own, above the family name. Where both are written in small
 * letters, as designers do, the family name may have small words before it: "mira" above "van dalen".
 */
export function isNameOnTwoLines(above: string, below: string): boolean {
  return [/^\p{Lu}[\p{L}\p{M}'’-]{1,30}$/u, /^\p{Ll}[\p{Ll}\p{M}'’-]{1,30}(?: \p{Ll}{2,30}){0,2}$/u].some((name) =>
    [above, below].every((text) => name.test(text)),
  );
}

/** nameInFurniture finds the name that stands at a page break: "Ana Silva – CV – 1/2". */
export function nameInFurniture(lines: readonly string[]): string {
  const pieces = lines.flatMap((line) => line.split(/ [-–—|·•] | {2,}|\t|,? page /i)).map((piece) => piece.trim());
  return pieces.find((piece) => isName(piece) && /^\p{Lu}/u.test(piece)) ?? '';
}

/** Family names that are trades, too: "Jo Baker" is a person, "Head Baker" is a job. */
const tradeNames = new Set(
  'abbott archer bailey baker barber bishop brewer butler carpenter chamberlain chandler clark clerk cook cooper dean driver farmer fisher forester fowler gardener gardner hunter judge knight major marshall mason miller page painter parker piper porter potter sawyer shepherd singer slater smith stewart steward tailor tanner taylor turner tyler usher walker warden weaver wheeler wright'.split(
    ' ',
  ),
);

function isTitle(words: string[]): boolean {
  const found = titles.find(words);
  const last = words.length - 1;
  const isFamilyName = tradeNames.has(words[last] ?? '') && found.every(({ first }) => first === last);
  return found.length > 0 && !isFamilyName;
}

/** How people write "curriculum vitae": "curriculam", "cirriculum", "curicullum", "vitea". */
const [curriculumWord, vitaeWord] = ['c[ui]rr?[iu]cc?[ui]ll?[uai]m', 'v[ia]t(?:ae|ea|ai|a|e|æ)'];
const curriculum = `${curriculumWord}(?: {1,3}| ?- ?)${vitaeWord}`;
/** wordOfDocument is each word that says what the text is: "cv", "résumé", "curriculum". */
export const wordOfDocument = new RegExp(`^(?:cv|r[eé]sum[eé]|${curriculumWord}|${vitaeWord}|lebenslauf)$`, 'iu');
const nameOfDocument = String.raw`(?:my )?(?:${curriculum}|r[eé]sum[eé]|cv|c\. ?v\.)|c v(?=:?$)`;
const documentName = new RegExp(
  String.raw`^(?:(?:seafarer|seaman)['’]?s (?:resume|cv)|${nameOfDocument}|lebenslauf|currículum|europass(?: cv| curriculum vitae)?)(?![\p{L}\p{N}])`,
  'iu',
);
/** "(CV)" behind the name of the document says it again. */
const saidAgain = / ?\((?:cv|c\.? ?v\.?|r[eé]sum[eé])\)$/iu;
/** "Last updated: Sept. 2025" beside the title or alone. */
const stamp = /^(?:last )?(?:updated|revised)(?= ?:? (?:on )?\S)/iu;
const ofItsDate = /^(?:(?:last )?(?:updated|revised)|as of|version|stand)?(?: on| in)?$/i;

/** "CV (English version)". */
const ofLanguage = / \(\p{L}{3,15} (?:version|translation)\)$/iu;

/**
 * isDocumentName is true for a line that only says what the text is, and at most from when: "Curriculum Vitae",
 * "Resume (updated May 2024)", "Resume of" above the name.
 */
export function isDocumentName(written: string): boolean {
  const text = written.replace(ofLanguage, '').replace(saidAgain, '');
  if (nameOfFile.test(text)) return true;
  const names = text.length <= titleCharsMax ? text.split(' / ') : [];
  if (names.length > 1) return names.every((name) => isDocumentName(name) || /^bio[- ]?data$/i.test(name));
  const name = text.length <= 60 ? (documentName.exec(text) ?? stamp.exec(text))?.[0] : undefined;
  if (name === undefined) return false;
  const rest = text.slice(name.length);
  if (/^ (?:in \p{L}{1,20} form(?:at)?|of:?|for:?)$/iu.test(rest)) return true;
  const [date, other] = findDates(rest);
  if (other) return false;
  // "updated jan 25" is too short for a date by itself.
  if (date === undefined)
    return stamp.test(text)
      ? /^ (?:\p{L}{3,9}\.? )?\d{2}$/u.test(rest)
      : /^ ?[:.–-]{0,2}$/.test(rest) && documentName.test(text);
  const words = (rest.slice(0, date.start) + rest.slice(date.end)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ofItsDate.test(words.join(' '));
}

/** "Resume_Jo_K_v7", "CV-Jo-K.docx": the name under which the text was saved. */
const nameOfFile = /^(?=\S{0,80}(?:^|[_-])(?:cv|resume|résumé|lebenslauf)(?:[_.-]|$))[^\s_-]+(?:[_-][^\s_-]+)+$/iu;

/** "Curriculum Vitae      Ann Example": what the text is may stand at the edge of the line with the name. */
export function withoutDocumentName(text: string): string {
  const cells = text.length <= documentRowMax ? splitGaps(text) : [];
  const rest = cells.filter((cell) => !isDocumentName(cell.replace(/^\((.*)\)$/, '$1')));
  if (rest.length === 0 && cells.length > 1) return cells[0] ?? '';
  return rest.length > 0 && rest.length < cells.length ? rest.join('\t') : text;
}

const documentRowMax = 200;

/** ofDocument reads what stands behind the name of a document: "Seafarer" of "CURRICULUM VITAE – Seafarer", or whose it is. */
export function ofDocument(written: string): string | undefined {
  // "RESUME   OF   ADA   EXAMPLE" is typed with wide gaps.
  const text = /^\p{Lu}+(?: {2,6}\S+)+$/u.test(written.slice(0, titleCharsMax * 2))
    ? written.replace(/ {2,}/g, ' ')
    : written;
  const name = text.length <= titleCharsMax ? documentName.exec(text)?.[0] : undefined;
  if (name === undefined) return undefined;
  return /^(?: of| for)?\s*[:–—|-]\s*(\p{L}.*)$|^ (?:of|for) (\p{L}.*)$/iu
    .exec(text.slice(name.length))
    ?.slice(1)
    .find((rest) => rest);
}

const titleCharsMax = 80;
