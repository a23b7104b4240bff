import { listed } from '@tailwright/resume-text/markdown';
import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { findSkillByName } from '../../analysis/lexicon/lexicon.js';
import { splitWords } from '../../text/words.js';
import { kindsAnswered, termsHeld } from './answers.js';
import type { Asked } from './asked.js';
import { unique, type Ground } from './changes.js';
import { credentialsAsked, languagesAsked, type Said } from './held.js';
import { capitalised } from './in-sentence.js';
import { detailsOf, presentJob, saidIn } from './job-facts.js';
import type { Target } from './relevance.js';

/** Highlights is one line that names what the posting asks for and the resume proves, and what it rests on. */
export interface Highlights extends Ground {
  text: string;
}

/** How a style says the same names: as one list, sorted by what they are, or behind the present title. */
export type HighlightsStyle = 'list' | 'sorted' | 'after-title' | 'long-list';

const namesMax = 7;
const longNamesMax = 12;
const heldMax = 6;
/** Fewer are no line of their own: readers found two or three bare names worse than none. */
const leastNames = 4;

/**
 * writeHighlights names licences, languages, tools and skills that the posting asks for by name, as the resume writes
 * them, and that a reader would not see at the top of the sections in their new order. Undefined where these are too few.
 */
export function writeHighlights(
  resume: ResumeDocument,
  sections: Section[],
  asked: Asked,
  target: Target,
  style: HighlightsStyle,
  today: Date,
): Highlights | undefined {
  const top = wordsOf(textAtTop(resume, sections));
  const isBelow = ({ text }: Said) => !top.includes(wordsOf(nameAlone(text)));
  const credentials = credentialsAsked(resume, asked, today).filter(isBelow);
  const languages = languagesAsked(resume, asked).filter(isBelow);
  const lines = [...linesOfJobs(resume), ...detailsOf(resume, 'skills')];
  const terms = [...kindsAnswered(resume, lines, asked), ...termsHeld(lines, target, asked), ...saidIn(lines, asked)];
  const tools = inOrderOf(asked, terms)
    .filter(
      (said) =>
        isBelow(said) && !top.includes(wordsOf(inBrackets(said.text))) && !isCommonWord(said) && !isDangling(said),
    )
    .filter(({ text }, at, all) => isFirst(text, all.slice(0, at)))
    .map((said) => ({ ...said, text: capitalised(said.text) }));
  const held = credentials.length + languages.length;
  if (Math.min(held, heldMax) + tools.length < leastNames) return undefined;
  const most = style === 'long-list' ? longNamesMax : namesMax;
  const named = {
    credentials: credentials.slice(0, 3),
    languages: languages.slice(0, 3),
    tools: tools.slice(0, Math.max(0, most - Math.min(held, heldMax))),
  };
  const said = [...named.credentials, ...named.languages, ...named.tools];
  return {
    text: written(said, named, style, titleOf(resume, named.tools)),
    lines: unique(
      said.map(({ line }) => line),
      40,
    ),
    requirements: unique(
      said.flatMap(({ requirements }) => requirements),
      20,
    ),
  };
}

function written(
  said: Said[],
  named: Record<'credentials' | 'languages' | 'tools', Said[]>,
  style: HighlightsStyle,
  title: string | undefined,
): string {
  const names = said.map(({ text }) => text);
  if (style === 'after-title' && title !== undefined) return `${title}: ${listed(names)}`;
  if (style !== 'sorted') return names.join(style === 'long-list' ? ' | ' : ' · ');
  const labels = { credentials: 'licences and certificates', languages: 'languages', tools: 'skills' } as const;
  const kinds = (['credentials', 'languages', 'tools'] as const).filter((kind) => named[kind].length > 0);
  const listOf = (kind: (typeof kinds)[number]) => listed(named[kind].map(({ text }) => text));
  return capitalised(
    kinds.map((kind) => (kinds.length > 1 ? `${labels[kind]}: ${listOf(kind)}` : listOf(kind))).join('; '),
  );
}

/** The present title stands before names that are all of the present job: what was done elsewhere was done as something else. */
function titleOf(resume: ResumeDocument, tools: Said[]): string | undefined {
  const job = presentJob(resume);
  return job && tools.every(({ line }) => job.details.some(({ text }) => text === line)) ? job.title : undefined;
}

/** What is required comes before what is wished, and what the posting says first before the rest. */
function inOrderOf({ requirements }: Asked, said: Said[]): Said[] {
  const strengths = ['required', 'mentioned', 'preferred'];
  const place = new Map(
    requirements.map(({ id, strength }, at) => [id, strengths.indexOf(strength) * requirements.length + at]),
  );
  const placeOf = (each: Said) => Math.min(...each.requirements.map((id) => place.get(id) ?? Infinity));
  return said.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What is read before the first job: there a name needs no second mention. */
function textAtTop({ person, opening }: ResumeDocument, sections: Section[]): string {
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const lines = sections
    .slice(0, Math.max(0, firstJob))
    .flatMap(({ heading, details, entries }) => [
      heading,
      ...details.map(({ text }) => text),
      ...entries.flatMap((entry) => [...entry.headerLines, ...entry.details.map(({ text }) => text)]),
    ]);
  return [person.headline, ...opening.map(({ text }) => text), ...lines].join('\n').slice(0, topChars);
}

/** About half a page. */
const topChars = 1_500;

function linesOfJobs({ sections }: ResumeDocument): Section['details'] {
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .flatMap(({ details }) => details);
}

/** "React" after "React Native" or "CRM (React)" says nothing new, nor does "Postgres" after "PostgreSQL"; "SQL" does. */
function isFirst(text: string, before: Said[]): boolean {
  const skill = findSkillByName(text);
  return !before.some(
    (other) =>
      wordsOf(other.text).includes(wordsOf(text)) || (skill !== undefined && findSkillByName(other.text) === skill),
  );
}

/** The words of a text between blanks, so that a name is found as whole words alone: "R" is not in "React". */
function wordsOf(text: string): string {
  return ` ${splitWords(text)
    .map(({ key }) => key)
    .join(' ')} `;
}

/** "Audit" beside the names of programs says nothing. */
function isCommonWord({ text }: Said): boolean {
  return /^\p{Ll}+$/u.test(text);
}

/** "Power BI" of "BI tool (Power BI)": whoever has read it above knows what it is. */
function inBrackets(text: string): string {
  return /\(([^()]+)\)$/.exec(text)?.[1] ?? text;
}

/** "Pneumatic" for a line that speaks of pneumatics is no name, and half of one by itself. */
function isDangling({ text, line }: Said): boolean {
  return /^\p{L}+(?:ic|ical|al|ive|ous)$/iu.test(text) && !wordsOf(line).includes(wordsOf(text));
}

/** "Spanish (native)" is "Spanish" wherever else it stands. */
function nameAlone(text: string): string {
  return text.replace(/ \([^()]*\)$/, '');
}
