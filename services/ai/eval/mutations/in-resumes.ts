import { findFigures } from '../../src/facts/figures/numbers.js';
import { isLeading } from './leading.js';
import { Document, isBullet, isJob, isStudy, type Planted } from './document.js';
import { pools, type Pool } from './pools.js';
import type { Random } from './random.js';

export type Plant = (document: Document, random: Random, original: string) => Planted | undefined;

/** A piece of a pool of which the original has no word of weight. */
function foreign(pool: Pool, random: Random, original: string): string | undefined {
  const lower = original.toLowerCase();
  const words = (item: string) => item.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [item.toLowerCase()];
  const free = pools[pool].filter((item) => words(item).every((word) => !lower.includes(word)));
  return free.length === 0 ? undefined : random.pick(free);
}

const inHeader =
  (pool: 'employer' | 'institution' | 'degree' | 'title', part: 0 | 1, is: typeof isJob): Plant =>
  (document, random, original) => {
    const index = document.at(is, random);
    const piece = foreign(pool, random, original);
    if (index === undefined || piece === undefined) return undefined;
    const parts = (document.rows[index]?.text ?? '').split('|').map((each) => each.trim());
    parts[part] = pool === 'degree' ? upgraded(parts[part] ?? '', piece) : piece;
    return document.with(index, `### ${parts.join(' | ')}`, pool === 'degree' ? (parts[part] ?? '') : piece);
  };

function upgraded(study: string, degree: string): string {
  const field = /\b(?:in|of) (?!Science|Arts)(.+)$/.exec(study)?.[1];
  return field ? `${degree} in ${field}` : degree;
}

const rank: Plant = (document, random, original) => {
  const index = document.at(isJob, random);
  const word = foreign('rank', random, original);
  if (index === undefined || word === undefined) return undefined;
  const text = document.rows[index]?.text ?? '';
  return document.with(index, `### ${word} ${text}`, `${word} ${text.split('|')[0]?.trim()}`);
};

const date: Plant = (document, random) => {
  const index = document.at((row) => row.role === 'dates' && /\d{4}/.test(row.text), random);
  const text = index === undefined ? '' : (document.rows[index]?.text ?? '');
  const year = /\d{4}/.exec(text)?.[0];
  if (index === undefined || year === undefined) return undefined;
  const moved = text.replace(year, String(Number(year) - 1 - random.below(4)));
  return document.with(index, `*${moved}*`, moved);
};

/** A figure of a bullet, changed; written as it was, or in words. */
const figure =
  (write: (value: number) => string | undefined): Plant =>
  (document, random) => {
    const index = document.at((row) => isBullet(row) && plainFigures(row.text).length > 0, random);
    const text = index === undefined ? '' : (document.rows[index]?.text ?? '');
    if (index === undefined) return undefined;
    const found = random.pick(plainFigures(text));
    const piece = write(found.value);
    if (piece === undefined) return undefined;
    const changed = `${text.slice(0, found.start)}${piece}${text.slice(found.start + found.text.length)}`;
    return document.with(
      index,
      `- ${changed}`,
      changed.slice(Math.max(0, found.start - 12), found.start + piece.length + 12),
    );
  };

function plainFigures(text: string) {
  return findFigures(text).filter(
    (each) =>
      /^\d+$/.test(each.text) &&
      !/\p{L}/u.test(text.charAt(each.end)) &&
      each.value > 1 &&
      !/^(?:19|20)\d\d$/.test(each.text),
  );
}

const numberWords =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

function inWords(value: number): string | undefined {
  return value < 15 ? numberWords[(value + 4) % numberWords.length] : 'ninety-four';
}

const atEnd =
  (pool: Pool, write: (piece: string) => string): Plant =>
  (document, random, original) => {
    const index = document.at(isBullet, random);
    const piece = foreign(pool, random, original);
    if (index === undefined || piece === undefined) return undefined;
    const text = (document.rows[index]?.text ?? '').replace(/[.;]$/, '');
    return document.with(index, `- ${text}${write(piece)}`, write(piece).replace(/^[,;] /, ''));
  };

const newBullet =
  (pool: Pool, write: (piece: string) => string): Plant =>
  (document, random, original) => {
    const index = document.at(isBullet, random);
    const piece = foreign(pool, random, original);
    if (index === undefined || piece === undefined) return undefined;
    return document.after(index, `- ${write(piece)}`, write(piece));
  };

const listedSkill: Plant = (document, random, original) => {
  const index = document.at((row) => row.kind === 'skills' && row.role !== 'section' && row.text.includes(','), random);
  const piece = foreign('skill', random, original);
  if (index === undefined || piece === undefined) return undefined;
  return document.with(index, `${document.rows[index]?.raw}, ${piece}`, piece);
};

const newCertificate: Plant = (document, random, original) => {
  const piece = foreign('certificate', random, original);
  const index = document.at((row) => row.kind === 'certifications' && row.role === 'bullet', random);
  if (piece === undefined) return undefined;
  if (index !== undefined) return document.after(index, `- ${piece}`, piece);
  return document.after(document.rows.length - 1, `\n## Certifications\n\n- ${piece}`, piece);
};

/** A deed of one's own told as one of leading. */
const scope: Plant = (document, random) => {
  const index = document.at((row) => isBullet(row) && !isLeading(row.text), random);
  const text = index === undefined ? '' : (document.rows[index]?.text ?? '');
  const words = text.split(' ');
  if (index === undefined || !/^\p{Lu}?\p{Ll}+$/u.test(words[0] ?? '')) return undefined;
  const changed = [random.pick(pools.lead), ...words.slice(1)].join(' ');
  return document.with(index, `- ${changed}`, changed);
};

const moved: Plant = (document, random) => {
  const index = document.at(isBullet, random);
  const entries = document.rows.flatMap((row, at) => (isJob(row) ? [at] : []));
  const own = entries.findLast((at) => at < (index ?? 0));
  const others = entries.filter((at) => at !== own);
  if (index === undefined || own === undefined || others.length === 0) return undefined;
  const other = random.pick(others);
  const [header = '', line = ''] = [document.rows[other]?.raw, document.rows[index]?.raw];
  const lines = document.text.split('\n');
  lines.splice(index, 1);
  const at = lines.indexOf(header);
  const first = lines.findIndex((each, place) => place > at && each.startsWith('- '));
  lines.splice(first < 0 ? at + 1 : first, 0, line);
  const isIn = (text: string) => {
    const after = text.slice(Math.max(0, text.indexOf(header)) + header.length);
    return text.includes(header) && (after.split(/\n#{2,3} /)[0] ?? '').includes(line);
  };
  return isIn(document.text) ? undefined : { text: lines.join('\n'), isIn };
};

const inSummary =
  (pool: Pool, write: (piece: string) => string): Plant =>
  (document, random, original) => {
    const index = document.at((row) => row.kind === 'summary' && row.role === 'text', random);
    const piece = foreign(pool, random, original);
    if (index === undefined || piece === undefined) return undefined;
    return document.with(index, `${document.rows[index]?.raw} ${write(piece)}`, write(piece));
  };

const people: Plant = (document, random, original) =>
  /supervis|manage|foreman|\bled\b/i.test(original)
    ? undefined
    : newBullet('people', (piece) => piece)(document, random, original);

/** Every kind with the ways it is planted in a resume. */
export const inResumes: Record<string, Plant[]> = {
  employer: [inHeader('employer', 1, isJob)],
  title: [inHeader('title', 0, isJob), inSummary('title', (piece) => `Experienced ${piece}.`)],
  seniority: [rank],
  date: [date],
  'number in digits': [figure((value) => String(value * 3 + 1))],
  'number in words': [figure(inWords), atEnd('words', (piece) => `, ${piece}`)],
  metric: [atEnd('metric', (piece) => `, ${piece}`)],
  degree: [inHeader('degree', 0, isStudy), inSummary('degree', (piece) => `Holds a ${piece} in the field.`)],
  institution: [inHeader('institution', 1, isStudy)],
  skill: [
    listedSkill,
    atEnd('skill', (piece) => ` using ${piece}`),
    inSummary('skill', (piece) => `Skilled in ${piece}.`),
  ],
  certificate: [newCertificate, inSummary('certificate', (piece) => `Holder of ${piece}.`)],
  award: [newBullet('award', (piece) => `Received ${piece}`), atEnd('award', (piece) => `, earning ${piece}`)],
  client: [atEnd('client', (piece) => ` for ${piece}`)],
  scope: [scope, people],
  'moved to another employer': [moved],
  'invented task': [newBullet('deed', (piece) => piece)],
};
