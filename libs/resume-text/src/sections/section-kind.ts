import type { LogicalLine } from '../lines/logical-lines.js';
import { isStudy } from '../lines/studies.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { splitGaps } from '../text/split-cells.js';
import { plainWords } from '../text/word-list.js';
import { credentials, titles } from '../text/word-lists.js';
import { areContacts } from './contact-sections.js';
import { isListOfSkills } from './mixed-lists.js';

/** kindOf is the kind of a section: that of its heading, and that of its lines where the heading is none of the usual ones. */
export function kindOf(heading: string, named: SectionKind | undefined, lines: LogicalLine[]): SectionKind {
  if (named === undefined) return guessKind(heading, lines);
  // A scientist has written papers, an electrician holds them.
  const held = lines.filter(({ text }) => credentials.isIn(plainWords(text)) || ofHeld.test(text));
  const areHeld = named === 'publications' && /^papers$/i.test(heading) && held.length * 2 >= lines.length;
  return areHeld ? 'certifications' : named;
}

const ofHeld = /licen[cs]e|certificate|training|card(?!\p{L})|expire|renewed|valid/iu;

/** The kind of a section whose heading is none of the usual ones, by what it holds. */
function guessKind(heading: string, lines: LogicalLine[]): SectionKind {
  const words = plainWords(heading);
  if (ofAbility.test(heading) && isToldList(lines)) return 'skills';
  if (areContacts(lines)) return 'contact';
  if (splitGaps(lines[0]?.text ?? '').filter((cell) => ofPaper.test(cell)).length > 1) return 'certifications';
  const beginning = beforeClause.exec(heading)?.[1];
  const usual = beginning === undefined ? undefined : headingKind(beginning);
  if (usual) return usual;
  for (const word of words) {
    const kind = word.length > 4 ? headingKind(word) : undefined;
    if (kind) return kind;
  }
  const heads = lines.filter((line) => line.label === 'head');
  if (heads.length === 0 && isListOfSkills(lines)) return 'skills';
  if (heads.length === 0) return 'other';
  const studies = heads.filter((line) => isStudy(line.text)).length;
  const named = heads.filter((line) => titles.isIn(plainWords(line.text))).length;
  const dated = heads.filter((line) => findDates(line.text).some((span) => span.isRange)).length;
  // A title and its period may stand on two lines.
  const jobs = Math.min(named, dated);
  if (studies > jobs) return 'education';
  return jobs > 0 || heading === '' ? 'experience' : 'other';
}

/** "Unpaid work that I am proud of": what goes on behind a usual heading says more of it. */
const beforeClause = /^(\p{L}[\p{L} ]{3,30}?) (?:that|which|I|I['’](?:m|ve)|we|we['’]ve) \p{L}/u;

/** The columns of a table of papers: "Document", "Number", "Issued", "Expiry". */
const ofPaper =
  /^(?:(?:date (?:of )?)?(?:issued?|expiry|expires|expiration)(?: date)?|documents?|certificates?|valid (?:until|to))$/i;

/** "What I can do for you", "Machines I know": a heading in the first person. */
const ofAbility = /(?<!\p{L})I (?:can|know|use|work with|am good at)(?!\p{L})/iu;
const toldItemsMin = 6;
const toldWordsMax = 5;

/** True for plain lines of which the first lists many things, most of them in a few words. */
function isToldList(lines: readonly LogicalLine[]): boolean {
  const isPlain = lines.every(({ label, mark }) => mark === undefined && label !== 'head' && label !== 'sub');
  const items = (lines[0]?.text ?? '').slice(0, 600).split(/[;,.] /);
  const few = items.filter((item) => item.split(' ').length <= toldWordsMax);
  return isPlain && items.length >= toldItemsMin && few.length * 3 >= items.length * 2;
}

/** isGridOfSkills is true for rows of skills that gaps part. */
export function isGridOfSkills(lines: LogicalLine[]): boolean {
  return lines.length > 1 && isListOfSkills(lines) && lines.every(({ text }) => splitGaps(text).length > 1);
}
