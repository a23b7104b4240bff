import {
  endsWithKind,
  isDepartment,
  isEmployerName,
  isPlaceName,
  legalForm,
  withoutLegalForm,
} from '../recognizers/employer-name.js';
import { employerSpokenFor, employersSaid } from './employer-sentences.js';
import { findPlaces } from '../recognizers/contacts.js';
import { readJobTitle } from './posting-title.js';
import { isInstitution, isOrganization } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

export { legalForm } from '../recognizers/employer-name.js';

/** Where a posting names its employer in so many words; an agency is none. */
const label =
  /^(?:company|company name|(?:name of )?employer|hiring (?:company|organi[sz]ation)|(?:name of )?organi[sz]ation|organi[sz]ation name|institution|school|hospital|hotel|principal|arbeitgeber|firma|unternehmen|entreprise|employeur|empresa|azienda|bedrijf|werkgever|organisatie|arbeidsgiver|arbetsgivare|arbejdsgiver|pracodawca)(?:\s*[:：]\s*|\t+|$)/iu;
/** Ends the employer's name in a line such as "Acme Foods Ltd. - Leeds" or "Acme · Remote". */
const joint = /\s[-–—|·•]\s|[|·•]|,\s|\s\(|\s\s/u;
/** An agency names itself and not the employer. */
const forClient =
  /\b(?:behalf of (?:(?:our|a|my) (?!own)|(?:the |its )?client\b)|(?:our|my) client(?:,| is| are| has|['’]s| seeks| requires| needs| based| in)\b)|confidential client/i;
const agency =
  /(?<!\p{L})(?:recruitment|recruiting|recruiters?|staffing|talent|resourcing|personnel|search|manpower|interim|employment)(?!\p{L})/iu;
const headLinesMax = 6;
const labelledLinesMax = 15;
const textCharsMax = 20_000;

/**
 * findEmployer finds who a posting is from: where it says so, or in the lines around the title when they are plainly a name
 * or the text names the same again. Undefined when that is not sure; a file is better named without an employer than after
 * something else.
 */
export function findEmployer(posting: string): string | undefined {
  const text = posting
    .slice(0, textCharsMax)
    .replace(/\r\n?/g, '\n')
    // The stars of a hotel ("****S") are no part of its name.
    .replace(/ ?\*{3,5}S?(?![\p{L}*])/gu, '')
    .replace(/[*_#]+/g, '');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const labelled = labelledEmployer(lines) ?? employerSpokenFor(text);
  if (labelled !== undefined) return labelled;
  if (forClient.test(text)) return undefined;
  const head = employersInHead(posting, text, lines).filter(({ name }) => !agency.test(name) && !industry.test(name));
  const title = lines[readJobTitle(posting)?.at ?? 0] ?? '';
  const said = employersSaid(text, lines).filter(
    (name) => !agency.test(name) && !ofPost.test(name) && !isShortTitle(name, title),
  );
  const found = head.find(({ isSure }) => isSure)?.name ?? said[0] ?? head[0]?.name;
  // "About Hawthorn Lane" is said of what the head calls "Hawthorn Lane Kitchens".
  return found === undefined
    ? undefined
    : (head.find(({ name }) => name.toLowerCase().startsWith(`${found.toLowerCase()} `))?.name ?? found);
}

/** "Fintech · Hybrid" below a title names the trade of an employer that stays unnamed. */
const industry =
  /^(?:(?:fin|ed|health|med|bio|agri|prop|insur|legal|clean)-?tech|(?:b2b |b2c )?saas|e-?commerce|retail|logistics|banking|insurance|healthcare|hospitality|manufacturing|construction|automotive|aviation|energy|telecoms?|gaming|media|education|non-?profit|public sector)$/iu;

/** "The Lead RVN works a week of nights" speaks of the post, "The Data Office was founded in 2021" of a part of the employer. */
const ofPost =
  /^The (?:(?:lead|senior|junior|head|chief|principal|deputy|assistant|duty|night|trainee|staff) |(?:\p{Lu}\p{L}+ ){1,2}(?:office|team|department|unit|division|desk|board)$)/iu;

/** "The CTA" is the post of the title "Clinical Trial Assistant (CTA)". */
function isShortTitle(name: string, title: string): boolean {
  const [, short] = /^The (\p{Lu}{2,6})$/u.exec(name) ?? [];
  return short !== undefined && plainWords(title).includes(short.toLowerCase());
}

function labelledEmployer(lines: readonly string[]): string | undefined {
  for (const [at, line] of lines.slice(0, labelledLinesMax).entries()) {
    const found = label.exec(line)?.[0];
    if (found === undefined) continue;
    const isAlone = found === line;
    const value = isAlone ? (lines[at + 1] ?? '') : line.slice(found.length).replace(saysOf, '');
    const name = withoutLegalForm(firstPart(value));
    const isName = isAlone
      ? isEmployerName(name) && (isOrganization(name) || legalForm.test(firstPart(value)))
      : /^\p{L}/u.test(name);
    if (
      isName &&
      name.length <= nameCharsMax &&
      !agency.test(name) &&
      !/^(?:confidential|undisclosed|our client)/iu.test(name)
    )
      return name;
  }
  return undefined;
}

/** "Company: Havel Bank is the hub of a group" goes on with what it is. */
const saysOf = / (?:is|are|was|has|have|offers|provides|operates)(?!\p{L}).*$/u;

const nameCharsMax = 60;

/** "Hartwell, Pruitt & Lane LLP" has a comma of its own. */
function firstPart(line: string): string {
  const [first = '', second = ''] = line.split(joint);
  const listed = `${first}, ${second}`;
  return line.startsWith(listed) &&
    (/^\p{Lu}[\p{L}'’-]+ (?:&|and) \p{Lu}/u.test(second) || legalForm.test(` ${second}`))
    ? listed
    : first;
}

interface Named {
  name: string;
  isSure: boolean;
}

/** Who stands above, in or below the line of the title. */
function employersInHead(posting: string, text: string, lines: readonly string[]): Named[] {
  const title = readJobTitle(posting);
  const at = title?.at ?? -1;
  const beside = at < 0 ? [] : besideTitle(lines[at] ?? '', text);
  const around = lines.slice(0, headLinesMax).flatMap((line, place) => {
    if (place === at) return [];
    return /^[^:]{2,30}:\s/u.test(line) ? [] : namedInLine(line, text, place - at, lines[place + 1] ?? '');
  });
  return [...beside, ...around];
}

/** Distance is how many lines the line stands below the title; less than none above it. */
function namedInLine(line: string, text: string, distance: number, next: string): Named[] {
  const parts = [firstPart(line), ...line.split(joint).slice(1, 3)];
  const whole = parts.find((part, place) => {
    const name = withoutLegalForm(part);
    return isEmployerName(name) && !isDepartment(name) && (place === 0 || isInstitution(name) || legalForm.test(part));
  });
  if (whole === undefined) return [];
  if (whole !== parts[0] && !isDepartment(parts[0] ?? '')) return [];
  if (findPlaces(line).some(({ start }) => start === 0)) return [];
  const name = withoutLegalForm(whole);
  const rest = line.slice(line.indexOf(whole) + whole.length);
  const isFirm =
    legalForm.test(whole) ||
    ((isOrganization(name) || isInstitution(name)) && name.includes(' ')) ||
    (distance < 2 && endsWithKind(name) && name.split(' ').length >= firmWordsMin);
  const isNear = distance < 0 || distance <= 2;
  const isAgain = isNamedIn(withoutLine(text, line), name);
  const isPlaced =
    distance === 1 &&
    !street.test(name) &&
    (isPlaceBehind(rest) || isTownOfName(rest, name) || (rest === '' && isPlaceBehind(next)));
  if (!(isNear && isFirm) && !isAgain && !isPlaced) return [];
  return [{ name, isSure: isNear && (legalForm.test(whole) || (isFirm && name.split(' ').length >= firmWordsMin)) }];
}

const firmWordsMin = 3;

/** "Saltmarket Road", "14 Dock Street". */
const street =
  /^(?:\d{1,4}[a-d]? )?(?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}(?:Road|Street|Lane|Avenue|Square|Terrace|Crescent|Quay|Row)$/u;

/** "Holm Night Vets, Holm": a firm called after the town that stands behind it. */
function isTownOfName(rest: string, name: string): boolean {
  const town = rest.replace(/^[\s,|·•()–—-]+/u, '');
  return town !== '' && name.startsWith(`${town} `);
}

function isPlaceBehind(rest: string): boolean {
  const behind = rest.replace(/^\s\([^()]{1,40}\)/u, '').replace(/^[\s,|·•()–—-]+/u, '');
  const [first = ''] = behind.split(/\s[-–—|·•/]\s|[|·•]|,\s|\s\(|\s\s|\sor\s|\.\s/u);
  return (
    behind !== '' && (isPlaceName(first) || street.test(first) || findPlaces(behind).some(({ start }) => start === 0))
  );
}

/** "Cook @ Larch Mill", "Cook - Larch Mill Ltd", "Cook - Larch Mill" where Larch Mill does something in the text. */
function besideTitle(line: string, text: string): Named[] {
  const [, at] = /\s(?:@|at)\s(.+)$/u.exec(line) ?? [];
  const others = withoutLine(text, line);
  if (at !== undefined) {
    const name = withoutLegalForm(firstPart(at));
    const isSaid = /\s@\s/u.test(line) || isOrganization(name) || isNamedIn(others, name);
    if (isEmployerName(name) && isSaid) return [{ name, isSure: true }];
  }
  return line
    .split(/\s[-–—|]\s|,\s/u)
    .slice(1)
    .filter((part) => isEmployerName(withoutLegalForm(part)))
    .filter((part) => legalForm.test(part) || isActor(others, withoutLegalForm(part)))
    .map((part) => ({ name: withoutLegalForm(part), isSure: true }))
    .slice(0, 1);
}

function withoutLine(text: string, line: string): string {
  const at = text.indexOf(line);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + line.length);
}

/** Named again by its first two words, or by the first when it is a word of its own: not "a", "our" or "as the" of it. */
function isNamedIn(text: string, found: string): boolean {
  return startsOf(found).some((words) =>
    placesOf(text, words).some(
      (at) =>
        !/(?:^|\s)(?:an?|our|as|the|this|your|of|in|near|around|from|to|for|across) $/i.test(
          text.slice(Math.max(0, at - 8), at),
        ),
    ),
  );
}

/** Begins a sentence, and does or has something. */
function isActor(text: string, found: string): boolean {
  return startsOf(found)
    .slice(0, 1)
    .some((words) =>
      placesOf(text, words).some((at) => {
        const before = text.slice(Math.max(0, at - 8), at);
        const behind = text.slice(at + words.length, at + words.length + 40);
        return (
          /(?:^|\n|[.!?] |About |At )$/u.test(before) &&
          /^(?:['’]s)?(?: \p{Lu}[\p{L}'’&-]*){0,4} (?:is|are|has|have|opened|was|\p{Ll}{2,}s)(?!\p{L})/u.test(behind)
        );
      }),
    );
}

function startsOf(found: string): string[] {
  const [first = '', second, third = ''] = found.split(' ');
  const start =
    second === undefined || /^the$/i.test(first) ? found : `${first} ${second}${second === '&' ? ` ${third}` : ''}`;
  return [start, first].filter((words) => words.length > 3);
}

const placesMax = 50;

function placesOf(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && found.length < placesMax; at = text.indexOf(words, at + 1))
    found.push(at);
  return found;
}
