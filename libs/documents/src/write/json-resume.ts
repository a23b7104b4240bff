import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { essence } from './kept.js';
import type { Block, MarkdownResume } from './markdown-resume.js';
import { findPeriod } from './periods.js';
import { type Entry, type Section, plain, sectionsOf } from './resume-sections.js';
import { WritingProblem } from './writing-problem.js';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * writeJson writes a resume in the schema of jsonresume.org. Dates stand in its form and, as `period`, in the
 * person's own; what the schema has no place for is kept under `meta.sections`. Throws WritingProblem when a word is
 * in none of them.
 */
export function writeJson(resume: MarkdownResume): Buffer {
  const { headline, contacts, opening, sections } = sectionsOf(resume);
  const written: JsonResumeFile = { $schema: schema, basics: { ...basicsOf(resume.name, headline, contacts) } };
  const left: { heading: string; text: string }[] = [];
  const keep = (heading: string, blocks: Block[]) => {
    if (blocks.length > 0) left.push({ heading, text: blocks.map(plain).join('\n') });
  };
  const opened = opening.map(plain).join('\n');
  if (opened !== '') written.basics = { ...written.basics, summary: opened };
  for (const section of sections) addSection(written, section, keep);
  written.meta = { version: 'v1.0.0', canonical: schema, ...(left.length > 0 && { sections: left }) };
  checkWords(resume, written);
  return Buffer.from(`${JSON.stringify(JsonResumeFile.parse(written), undefined, 2)}\n`);
}

type Keep = (heading: string, blocks: Block[]) => void;

function addSection(written: JsonResumeFile, section: Section, keep: Keep): void {
  const { kind, heading, blocks, entries } = section;
  const add = <K extends keyof JsonResumeFile>(key: K, values: object[]) => {
    if (values.length > 0)
      Object.assign(written, { [key]: [...((written[key] as object[] | undefined) ?? []), ...values] });
  };
  switch (kind) {
    case 'summary':
      written.basics = {
        ...written.basics,
        summary: joined([written.basics?.summary, ...blocks.map(plain), ...entries.map(entryText)]),
      };
      return;
    case 'work':
    case 'volunteer':
      add(
        kind,
        entries.map((entry) => position(entry, kind)),
      );
      return keep(heading, blocks);
    case 'education':
      add(kind, [...entries.map(study), ...itemsOf(blocks).map((text) => study(lineEntry(text)))]);
      return keep(
        heading,
        blocks.filter((block) => block.kind !== 'item'),
      );
    case 'projects':
      add(kind, [...itemsOf(blocks).map(namedItem), ...entries.map(project)]);
      return keep(
        heading,
        blocks.filter((block) => block.kind !== 'item'),
      );
    case 'skills':
      add(kind, [
        ...blocks.flatMap(skills),
        ...entries.map((entry) => ({ name: entry.title, keywords: entry.items, ...rest(entry) })),
      ]);
      return;
    case 'languages':
      add(kind, lines(section).flatMap(listed).map(language));
      return;
    case 'interests':
      add(
        kind,
        lines(section)
          .flatMap(listed)
          .map((name) => ({ name })),
      );
      return;
    case 'certificates':
      add(
        kind,
        lines(section).map((name) => ({ name, ...(dateOf(name) && { date: dateOf(name) }) })),
      );
      return;
    case 'awards':
      add(
        kind,
        lines(section).map((title) => ({ title, ...(dateOf(title) && { date: dateOf(title) }) })),
      );
      return;
    case 'publications':
      add(
        kind,
        lines(section).map((name) => ({ name, ...(dateOf(name) && { releaseDate: dateOf(name) }) })),
      );
      return;
    case 'references':
      add(
        kind,
        lines(section).map((reference) => ({ reference })),
      );
      return;
    case 'other':
      keep(heading, blocks);
      for (const entry of entries)
        keep(heading, [{ kind: 'paragraph', role: 'text', spans: [{ text: entryText(entry) }] }]);
  }
}

const email = /[^\s@<>()]{1,64}@[^\s@<>()]{1,253}\.[a-z]{2,}/i;
const phone = /^(?:[^\d+]{0,12}[:\s])?\+?\(?\d[\d\s().\-/]{5,}\d$/;
const web = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const network =
  /(?:^|\/\/|\.)(linkedin|github|gitlab|twitter|x|xing|stackoverflow|mastodon)\.[a-z.]+\/(?:in\/|users\/)?@?([^/?#\s]+)/i;

function basicsOf(name: string, headline: string, contacts: Block[]) {
  const basics: NonNullable<JsonResumeFile['basics']> = {};
  if (name !== '') basics.name = name;
  if (headline !== '') basics.label = headline;
  const places: string[] = [];
  for (const piece of contacts.flatMap(contactPieces)) {
    const profile = network.exec(piece.link ?? piece.text);
    const url = urlOf(piece.link ?? piece.text);
    const found = email.exec(piece.text);
    if (found?.[0] === piece.text && !basics.email && /^[\x21-\x7e]+$/.test(piece.text)) basics.email = piece.text;
    else if (phone.test(piece.text) && !basics.phone) basics.phone = piece.text;
    else if (profile && url) {
      basics.profiles = [
        ...(basics.profiles ?? []),
        { network: profile[1]!, username: profile[2]!, url, label: piece.text },
      ];
    } else if (url && !basics.url)
      Object.assign(basics, { url, ...(!url.includes(piece.text) && { urlLabel: piece.text }) });
    else places.push(piece.text);
  }
  if (places.length > 0) basics.location = { address: places.join(', ') };
  return basics;
}

interface Piece {
  text: string;
  link?: string;
}

function contactPieces(block: Block): Piece[] {
  if (block.kind === 'rule') return [];
  const pieces = block.spans.flatMap(({ text, link }): Piece[] =>
    link === undefined
      ? text.split(/(?:(?<!\s)\s+)?[|·•\n]\s*|(?<! ) {2,}/).map((part) => ({ text: part }))
      : [{ text, link }],
  );
  return pieces
    .map((piece) => ({ ...piece, text: piece.text.trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function urlOf(address: string): string | undefined {
  if (!web.test(address)) return undefined;
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? url : undefined;
}

function position(entry: Entry, kind: 'work' | 'volunteer'): object {
  const [title, organization] = halves(entry.title);
  const name = kind === 'work' ? { name: organization } : { organization };
  return {
    ...(organization !== undefined && name),
    position: title,
    ...timeAndPlace(entry.meta),
    ...rest(entry),
    ...highlights(entry),
  };
}

function study(entry: Entry): object {
  const [title, institution] = halves(entry.title);
  const joint = /(?<=\S)\s+in\s+(?=\S)/.exec(title);
  const studyType = joint && title.slice(0, joint.index);
  const area = joint && title.slice(joint.index + joint[0].length);
  const degree = studyType && area ? { studyType, area } : { studyType: title };
  const { startDate, endDate, ...when } = timeAndPlace(entry.meta);
  const dates =
    startDate && !endDate ? { endDate: startDate } : { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  const courses = entry.items.length > 0 ? { courses: entry.items } : {};
  return {
    ...(institution !== undefined && { institution }),
    ...degree,
    ...dates,
    ...when,
    ...rest(entry),
    ...courses,
  };
}

function project(entry: Entry): object {
  const [name, entity] = halves(entry.title);
  const { summary } = rest(entry);
  const description = summary === undefined ? {} : { description: summary };
  return {
    name,
    ...(entity !== undefined && { entity }),
    ...timeAndPlace(entry.meta),
    ...description,
    ...highlights(entry),
  };
}

function namedItem(text: string): object {
  const [, name, description] = /^([^:]{2,60}):\s+(\S.*)$/.exec(text) ?? [];
  return name && description ? { name, description } : { name: text };
}

/** "Title | Company" as our resumes have it, and what models write instead. */
function halves(title: string): [first: string, second?: string] {
  const [first = '', ...others] = title.split(/(?<!\s)\s+(?:[|—–-]\s+|at\s+(?=\p{Lu}))/u);
  return others.length === 0 ? [first] : [first, others.join(', ')];
}

function timeAndPlace(meta: string): { startDate?: string; endDate?: string; period?: string; location?: string } {
  const pieces = meta.split(/(?:(?<!\s)\s+)?[·|]\s*/).filter((piece) => piece !== '');
  const when = pieces.filter((piece) => Object.keys(findPeriod(piece)).length > 0);
  const where = pieces.filter((piece) => !when.includes(piece));
  const period = when.join(' · ');
  return {
    ...findPeriod(period),
    ...(period !== '' && { period }),
    ...(where.length > 0 && { location: where.join(', ') }),
  };
}

function rest(entry: Entry): { summary?: string } {
  return entry.paragraphs.length > 0 ? { summary: entry.paragraphs.join('\n') } : {};
}

function highlights(entry: Entry): { highlights?: string[] } {
  return entry.items.length > 0 ? { highlights: entry.items } : {};
}

function skills(block: Block): object[] {
  const text = plain(block);
  const [, name, words] = /^([^:,]{1,60}):\s+(\S.*)$/.exec(text) ?? [];
  if (name && words) return [{ name, keywords: listed(words) }];
  return listed(text).map((skill) => ({ name: skill }));
}

function language(text: string): object {
  const [, name = '', rest = ''] = /^([^(:–—-]+)[(:–—-](.*)$/.exec(text) ?? [];
  const fluency = rest.trim().replace(/\)$/, '');
  return name.trim() && fluency ? { language: name.trim(), fluency } : { language: text };
}

/** Parts a list at its commas, but not inside brackets. */
function listed(text: string): string[] {
  return text
    .split(/(?:(?<!\s)\s+)?[,،、;](?![^()]{0,150}\))\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function lines({ blocks, entries }: Section): string[] {
  return [...blocks.map(plain), ...entries.map(entryText)].filter((line) => line !== '');
}

function lineEntry(title: string): Entry {
  return { title, meta: title, items: [], paragraphs: [] };
}

function itemsOf(blocks: Block[]): string[] {
  return blocks.filter((block) => block.kind === 'item').map(plain);
}

function entryText(entry: Entry): string {
  return joined([entry.title, entry.meta, ...entry.paragraphs, ...entry.items]);
}

function joined(lines: (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

function dateOf(text: string): string | undefined {
  return findPeriod(text).startDate;
}

/** Every word of the resume must be in a value of the file; headings of sections are its keys. */
function checkWords(resume: MarkdownResume, written: JsonResumeFile): void {
  const values = essence(
    JSON.stringify(written, (_, value: unknown) => value)
      .replace(/\\[nt]/g, ' ')
      .replace(/\\(["\\])/g, '$1'),
  );
  for (const block of resume.blocks) {
    if (block.kind === 'heading' && block.level === 2) continue;
    for (const word of plain(block).match(/(?<![\p{L}\p{N}@.+#&/'’-])[\p{L}\p{N}@.+#&/'’-]*[\p{L}\p{N}]/gu) ?? []) {
      if (!values.includes(essence(word))) throw new WritingProblem('a word has no place in JSON Resume');
    }
  }
}
