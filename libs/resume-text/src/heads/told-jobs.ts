import { findDates } from '../recognizers/dates.js';
import { degrees, institutions } from '../text/word-lists.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** Told is a job or degree that a sentence tells of. A part that it does not name is ''. */
export interface Told {
  title: string;
  organization: string;
  dates: string;
}

const proseWordsMin = 8;

/** readToldJobs reads "Since 2021 I have been a reporter at The Ledger": each sentence that names a job and its time. */
export function readToldJobs(text: string): Told[] {
  if (text.length > 2_000 || plainWords(text).length < proseWordsMin) return [];
  const sentences = text.split(/(?<=[\p{L}\d)]{2}[.!?])(?<!(?<!\p{L})(?:Sr|Jr|Dr|Mr|Ms|St)\.) +(?=\p{Lu})/u);
  return sentences.flatMap((sentence) => readWorked(sentence) ?? readStudy(sentence) ?? readJob(sentence) ?? []);
}

const name = "(?:\\p{Lu}|\\d)[\\p{L}\\p{N}&'’./-]*";
const nameGoesOn = `(?: (?:(?:of|the|de|du|des|del|la|le|and|&|for) )?${name}){0,7}`;
const article = '(?:the |an? |my )?';
/** Whom the work was for: "at Van Ommelen Fresh Logistics", "for the University of Fundy". */
const employers = ['at', 'with|bei|chez', 'for', 'on', 'by'].map(
  (word) => new RegExp(`(?<!\\p{L})(?:${word}) ${article}(${name}${nameGoesOn})`, 'gu'),
);
/** "The Miramichi Tidings, Miramichi, N.B., employed me as …" */
const employs = new RegExp(
  `(?:^|[ ,])(?:[Tt]he )?(${name}${nameGoesOn})(?:,[^,]{1,30}){0,2},? (?:employed|hired|took) me`,
  'u',
);
/** What a person was: "as a stagiaire", "I have been municipal affairs reporter". */
const roles =
  /(?<!\p{L})(?:as|am|was|been|became|being|worked|working|position of|role of) (?:an? |the |their |its )?([\p{L}][\p{L}\p{N} '’&/-]{2,70}?)(?= (?:at|for|with|of|in|on|by|from|until|till|since|where|who|to|bei|chez) |[,.;:()–—]|$)/gu;

/** "Working as Stores Officer in Deccan Mills Ltd., Solapur from 05/2019 to date." */
const worked = new RegExp(
  `^(?:\\p{L}+ )?[Ww]ork(?:ing|ed) as (?:an? )?([\\p{L} ./&-]{3,60}?) (?:in|at|with|for) (?:the )?(${name}${nameGoesOn})`,
  'u',
);

function readWorked(sentence: string): Told | undefined {
  const [, title = '', organization = ''] = worked.exec(sentence) ?? [];
  const dates =
    findDates(sentence)
      .find(({ isRange }) => isRange)
      ?.text.trim() ?? '';
  if (!isTitle(title) || dates === '') return undefined;
  return { title, organization: organization.replace(/[.,]$/, ''), dates };
}

function readJob(sentence: string): Told | undefined {
  const span = findDates(sentence).find(({ isRange }) => isRange) ?? findDates(sentence)[0];
  // "(weekends as a student)" says more of a head, and tells nothing.
  const spoken = sentence.replace(/\([^()]{0,80}\)/g, ' ');
  if (!span || !/(?<!\p{L})(?:I|me|my)(?!\p{L})|\bas an? /u.test(spoken)) return undefined;
  const title = [...sentence.matchAll(roles)].map(([, role = '']) => role.trim()).find(isRole) ?? '';
  if (title === '') return undefined;
  return { title, organization: employerIn(withoutDates(sentence)), dates: span.text.trim() };
}

/** A month is no part of a name that follows it. */
function withoutDates(sentence: string): string {
  return findDates(sentence).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)},${rest.slice(end)}`,
    sentence,
  );
}

function isRole(text: string): boolean {
  return plainWords(text).length <= 8 && (isTitle(text) || /^(?:freelance|self-employed)$/i.test(text));
}

function employerIn(sentence: string): string {
  const hirer = employs.exec(sentence)?.[1];
  if (hirer) return hirer;
  for (const pattern of employers) {
    const found = [...sentence.matchAll(pattern)].map(([, employer = '']) => employer.replace(/[.,]$/, ''));
    const known = found.find((each) => isOrganization(each)) ?? found.find((each) => findDates(each).length === 0);
    if (known) return known;
  }
  return '';
}

const study = new RegExp(
  `(?<!\\p{L})(?:hold|have|earned|received|completed|finished|did|took|studied) ${article}([^.;]{3,90}?) (?:from|at) (?:the )?(${name}${nameGoesOn})`,
  'u',
);

/** "I hold a Bachelor of Journalism from the University of Fundy, class of 2017." */
function readStudy(sentence: string): Told | undefined {
  const [, title = '', organization = ''] = study.exec(sentence) ?? [];
  if (!degrees.isIn(plainWords(title)) || !institutions.isIn(plainWords(organization))) return undefined;
  return { title, organization: organization.replace(/[.,]$/, ''), dates: findDates(sentence)[0]?.text.trim() ?? '' };
}
