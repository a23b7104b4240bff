import { plainInline } from '@tailwright/resume-text/text/clean-text';
import { type Language, isForeignTo } from '../../../posting/language.js';
import { splitWords, stem } from '../../../text/words.js';
import type { Proposal } from './edits-answer.js';
import { lostFigures, lostSkills } from './lost-facts.js';
import type { LineUse, NumberedLine } from './numbered-resume.js';

/** How many lines one edit may rest on: two or three bullets become one, never a page. */
const citedMax: Record<Exclude<LineUse, 'fixed'>, number> = { bullet: 4, summary: 8, skills: 8 };
/** A paragraph in one bullet becomes so many at most. */
const partsMax = 6;
const sentenceCitedMax = 6;
/** A retelling is about as long as what it retells; beyond that something was added. */
const longer = { share: 1.5, chars: 60 } as const;
/** Of the words of a line that count, how many an edit must have to have retold it. */
const retoldShare = 1 / 3;
const sentenceCharsMax = 400;
/** A highlight is read at a glance. */
const highlightMax = { cited: 4, chars: 220, nameChars: 60 } as const;

/** Checked is an edit that may be made, or why it may not, in words that the model can mend it by. */
export type Checked = { edit: CheckedEdit } | { refusal: string };

export interface CheckedEdit {
  text: string;
  use: Exclude<LineUse, 'fixed'>;
  /** The lines that it replaces; the first one gives it its place. */
  replaced: NumberedLine[];
  /** All lines that it rests on, those it replaces first. */
  cited: NumberedLine[];
}

/** Made is a proposal whose text stands in the resume, and the lines that it rests on. */
export interface Made {
  proposal: Proposal;
  text: string;
  lines: NumberedLine[];
}

export interface Refusal {
  proposal: Proposal;
  reason: string;
}

/** What an edit is checked against. */
export interface Checks {
  language: Language;
  /** The lines that the model was shown. */
  lineOf(number: number): NumberedLine | undefined;
  /** True for a line that another edit has replaced. */
  isTaken(line: NumberedLine): boolean;
}

/** checkEdit decides by form alone what a model may replace; whether the words are true is for the fact guard. */
export function checkEdit({ text: written, lines: numbers }: Proposal, checks: Checks): Checked {
  const read = readProposal(written, numbers, checks);
  if ('refusal' in read) return read;
  const { text, cited } = read;
  const use = useOf(cited);
  if (!use) return refuse('it cites no line that may be changed');
  if (cited.length > citedMax[use]) return refuse(`it cites more than ${citedMax[use]} lines`);
  const targets = cited.filter((line) => line.use === use);
  if (use === 'bullet' && targets.length < cited.length) return refuse('it cites lines outside its entry');
  if (!areTogether(targets)) return refuse('it cites lines of two different entries');
  const replaced = targets.length === 1 ? targets : retoldLines(targets, text);
  return { edit: { text, use, replaced, cited: [...replaced, ...cited.filter((line) => !replaced.includes(line))] } };
}

/**
 * checkParts decides about the edits that together take the place of one line, or about a single one: a long line may be
 * cut into several that say it all.
 */
export function checkParts(parts: readonly CheckedEdit[], checks: Checks): { refusal: string } | undefined {
  const replaced = [...new Set(parts.flatMap((part) => part.replaced))];
  const cited = [...new Set(parts.flatMap((part) => part.cited))];
  const text = parts.map((part) => part.text).join('\n');
  if (replaced.some(checks.isTaken)) return refuse('another edit already replaces one of its lines');
  if (parts.length > partsMax) return refuse(`its line is cut into more than ${partsMax}`);
  if (text.length > lengthMax(cited)) return refuse('it is much longer than its lines');
  const lost = parts[0]?.use === 'skills' ? lostSkills(replaced, text) : lostFigures(replaced, text);
  return lost.length > 0 ? refuse(`it leaves out ${lost.slice(0, 5).join(', ')}`) : undefined;
}

/** saysAgain is true for a text of which most has been said by others already. */
export function saysAgain(text: string, others: readonly string[]): boolean {
  const said = new Set(others.flatMap(contentOf));
  const words = contentOf(text);
  return others.length > 0 && words.filter((word) => said.has(word)).length > words.length / 2;
}

/** checkSentence decides the same for a sentence of a summary, which may rest on any lines of the resume. */
export function checkSentence({ text: written, lines: numbers }: Proposal, checks: Checks): Checked {
  const read = readProposal(written, numbers, checks);
  if ('refusal' in read) return read;
  const { text, cited } = read;
  if (cited.length > sentenceCitedMax) return refuse(`it cites more than ${sentenceCitedMax} lines`);
  if (text.length > Math.min(sentenceCharsMax, lengthMax(cited))) return refuse('it is much longer than its lines');
  return { edit: { text, use: 'summary', replaced: [], cited } };
}

/** checkHighlight decides the same for a line at the top: words of its lines, of which any may be left out. */
export function checkHighlight({ text: written, lines: numbers }: Proposal, checks: Checks): Checked {
  const read = readProposal(written, numbers, checks);
  if ('refusal' in read) return read;
  const { text, cited } = read;
  if (cited.length > highlightMax.cited) return refuse(`it cites more than ${highlightMax.cited} lines`);
  if (text.length > highlightMax.chars) return refuse(`it is longer than ${highlightMax.chars} characters`);
  const added = wordsBeyond(text, textOf(cited));
  if (added.length > 0) return refuse(`its lines do not have the words ${added.slice(0, 5).join(', ')}`);
  return { edit: { text, use: 'summary', replaced: [], cited } };
}

/** checkName decides what a job's own words may be set before a highlight; '' where there are none. */
export function checkName(
  written: string,
  cited: readonly NumberedLine[],
  jobDescription: string,
): { name: string } | { refusal: string } {
  const name = plainLine(written).replace(/[:.]$/, '');
  if (name.length > highlightMax.nameChars || /[;|]/.test(name) || hasForeignSigns(name))
    return refuse('its name is no short name');
  const added = wordsBeyond(name, `${jobDescription}\n${textOf(cited)}`);
  return added.length > 0 ? refuse('its name is not the name in the job') : { name };
}

const textOf = (lines: readonly NumberedLine[]) => lines.map((line) => line.text).join('\n');

const wordsBeyond = (text: string, own: string) => {
  const known = new Set(splitWords(own).map((word) => word.key));
  return splitWords(text).flatMap(({ key }) => (known.has(key) ? [] : [key]));
};

const refuse = (refusal: string) => ({ refusal });

function readProposal(
  written: string,
  numbers: readonly number[],
  { language, lineOf }: Checks,
): { text: string; cited: NumberedLine[] } | { refusal: string } {
  if (written.trim().includes('\n')) return refuse('it is more than one line');
  const text = plainLine(written);
  if (!/\p{L}/u.test(text)) return refuse('it says nothing');
  if (hasForeignSigns(text)) return refuse('it holds a contact, a link or a tag');
  if (isForeignTo(language, text)) return refuse('it is not in the language of the resume');
  const lines = numbers.map(lineOf);
  const cited = lines.filter((line) => line !== undefined);
  if (cited.length === 0) return refuse('it cites no line of the resume');
  if (cited.length < lines.length) return refuse('it cites a line that does not exist');
  return { text, cited };
}

function hasForeignSigns(text: string): boolean {
  return /\{\{|\}\}|https?:|www\.|<[a-z/!]/i.test(text);
}

/** plainLine is a line as the text of an edit: no bullet, no Markdown, single spaces. */
function plainLine(written: string): string {
  const bare = written.trim().replace(/^(?:#{1,6}|[-*+•>]|\d{1,3}[.=](?=\s+\D))\s+/, '');
  return plainInline(bare).replace(/\s+/g, ' ').trim();
}

function useOf(cited: readonly NumberedLine[]): Exclude<LineUse, 'fixed'> | undefined {
  // The first line that may be changed is the one the model means; a skill may rest on what a bullet shows besides.
  return cited.map((line) => line.use).find((use) => use !== 'fixed');
}

/** Outside an entry it is not sure that two bullets belong to the same job. */
function areTogether(lines: readonly NumberedLine[]): boolean {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return true;
  const isSame = others.every((line) => line.section === first.section && line.entry === first.entry);
  return isSame && (first.use !== 'bullet' || first.entry !== undefined);
}

/** A cited line that the text does not retell is kept as it is: to cite a line is not to drop it. */
function retoldLines(lines: readonly NumberedLine[], text: string): NumberedLine[] {
  const told = new Set(contentOf(text));
  const shares = lines.map((line) => {
    const words = contentOf(line.text);
    return words.filter((word) => told.has(word)).length / Math.max(1, words.length);
  });
  const best = shares.indexOf(Math.max(...shares));
  return lines.filter(
    (line, at) => at === best || ((shares[at] ?? 0) >= retoldShare && lostFigures([line], text).length === 0),
  );
}

const contentOf = (text: string) =>
  splitWords(text)
    .map((word) => stem(word.key))
    .filter((word) => word.length > 3);

function lengthMax(lines: readonly NumberedLine[]): number {
  return longer.share * lines.reduce((sum, line) => sum + line.text.length, 0) + longer.chars;
}
