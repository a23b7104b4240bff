import { readResume } from '@tailwright/resume-text/read-resume';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import type { LaidOutEntry, LaidOutResume, LaidOutSection } from '../layouts/laid-out-resume.js';
import type { Share } from '../layouts/layout-score.js';

/** TextScore is what came out right of one resume that was printed as text, read by the grammar and written again. */
export interface TextScore {
  /** Entries whose title, employer and dates stand in one head, or in one line where nothing is told below it. */
  entries: Share;
  /** Descriptions that stand whole, as one paragraph or bullet, under the head of their own entry. */
  details: Share;
  /** Lines of the resume that stand whole. */
  lines: Share;
  /** Headings that are headings of the result, and no other. */
  headings: Share;
  /** Sections that hold their own lines and entries. */
  sections: Share;
  /** Heads of the result that are heads of the resume. */
  heads: Share;
}

export type TextMeasure = keyof TextScore;
export const textMeasures: readonly TextMeasure[] = ['entries', 'details', 'lines', 'headings', 'sections', 'heads'];

interface Block {
  /** What stands behind "### ", with the line of dates and place below it; empty above the first head. */
  head: string;
  lines: string[];
}

interface Part {
  heading: string;
  blocks: Block[];
}

/** scoreText reads a printed resume as the product does and compares the result with the resume. */
export function scoreText(text: string, resume: LaidOutResume): { score: TextScore; wrong: string[] } {
  const parts = partsOf(renderResume(readResume(text)));
  const wrong: string[] = [];
  const judge = (kind: TextMeasure, named: [string, boolean][]): Share => {
    for (const [name, isRight] of named) if (!isRight) wrong.push(`${kind}: ${name}`);
    return { right: named.filter(([, isRight]) => isRight).length, all: named.length };
  };
  const blocks = parts.flatMap((part) => part.blocks);
  const all = parts.flatMap((part) => [
    flat(part.heading),
    ...part.blocks.flatMap(({ head, lines }) => [flat(head), ...lines.map(flat)]),
  ]);
  const entries = resume.sections.flatMap((section) => section.entries ?? []);
  const homes = entries.map((entry) => blocks.find(({ head }) => isHeadOf(flat(head), entry)));
  const near = entries.map(
    (entry, at) => homes[at] ?? blocks.find(({ head }) => flat(head).includes(flat(entry.title))),
  );
  const known = linesOf(resume).map(flat);
  const headings = resume.sections.map(({ heading }) => heading).filter((heading) => heading !== '');
  const heads = blocks.filter(({ head }) => head !== '').map(({ head }) => head);
  return {
    wrong,
    score: {
      entries: judge(
        'entries',
        entries.map((entry, at) => [titleOf(entry), homes[at] !== undefined || isLine(entry, blocks)]),
      ),
      details: judge(
        'details',
        entries.flatMap((entry, at) =>
          detailsOf(entry).map((detail): [string, boolean] => [
            detail,
            near[at]?.lines.some((line) => flat(line) === flat(detail)) ?? false,
          ]),
        ),
      ),
      lines: judge(
        'lines',
        linesOf(resume).map((line) => [line, all.some((each) => ` ${each} `.includes(` ${flat(line)} `))]),
      ),
      headings: judge(
        'headings',
        headings.map((heading) => [heading, parts.some((part) => closed(part.heading) === closed(heading))]),
      ),
      sections: judge(
        'sections',
        resume.sections
          .filter(({ heading }) => heading !== '')
          .flatMap((section) =>
            contentOf(section).map((line): [string, boolean] => [
              `${section.heading}: ${line}`,
              isIn(parts, section, line),
            ]),
          ),
      ),
      heads: judge(
        'heads',
        heads.map((head) => [head, known.some((line) => flat(head).includes(line))]),
      ),
    },
  };
}

function isLine(entry: LaidOutEntry, blocks: readonly Block[]): boolean {
  return detailsOf(entry).length === 0 && blocks.some(({ lines }) => lines.some((line) => isHeadOf(flat(line), entry)));
}

/** addTextScores sums the shares of many resumes. */
export function addTextScores(scores: TextScore[]): TextScore {
  const sum = (measure: TextMeasure): Share => ({
    right: scores.reduce((total, score) => total + score[measure].right, 0),
    all: scores.reduce((total, score) => total + score[measure].all, 0),
  });
  return {
    entries: sum('entries'),
    details: sum('details'),
    lines: sum('lines'),
    headings: sum('headings'),
    sections: sum('sections'),
    heads: sum('heads'),
  };
}

function partsOf(markdown: string): Part[] {
  const parts: Part[] = [{ heading: '', blocks: [{ head: '', lines: [] }] }];
  let isBelowHead = false;
  for (const raw of markdown.split('\n')) {
    const line = raw.replace(/\\/g, '');
    const part = parts.at(-1) as Part;
    if (line.startsWith('## ')) parts.push({ heading: line.slice(3), blocks: [{ head: '', lines: [] }] });
    else if (line.startsWith('### ')) part.blocks.push({ head: line.slice(4), lines: [] });
    else if (line.trim() !== '') {
      const block = part.blocks.at(-1) as Block;
      if (isBelowHead && /^\*[^*].*\*$/.test(line)) block.head += ` ${line}`;
      else block.lines.push(line.replace(/^- |^# /, ''));
    }
    if (line.trim() !== '') isBelowHead = line.startsWith('### ');
  }
  return parts;
}

function isHeadOf(head: string, { title, organization = '', dates }: LaidOutEntry): boolean {
  const words = new Set(head.split(' '));
  return (
    ` ${head} `.includes(` ${flat(title)} `) &&
    ` ${head} `.includes(` ${flat(organization)} `.replace(/ {2}/, ' ')) &&
    flat(dates)
      .split(' ')
      .every((word) => words.has(word))
  );
}

function titleOf({ title, organization = '', dates }: LaidOutEntry): string {
  return [title, organization, dates].join(' | ');
}

function detailsOf({ paragraphs = [], bullets = [] }: LaidOutEntry): string[] {
  return [...paragraphs, ...bullets];
}

function linesOf({ name, headline, contacts, sections }: LaidOutResume): string[] {
  return [
    name,
    ...(headline === undefined ? [] : [headline]),
    ...contacts,
    ...sections.flatMap((section) => [
      ...contentOf(section),
      ...(section.entries ?? []).flatMap((entry) => [
        ...detailsOf(entry),
        ...(entry.organization ? [entry.organization] : []),
      ]),
    ]),
  ];
}

function contentOf({ paragraphs = [], entries = [], rows = [], lines = [], items = [] }: LaidOutSection): string[] {
  return [...paragraphs, ...entries.map(({ title }) => title), ...rows.flat(), ...lines, ...items];
}

function isIn(parts: Part[], { heading }: LaidOutSection, line: string): boolean {
  const own = parts.find((part) => closed(part.heading) === closed(heading));
  return (
    own?.blocks.some((block) =>
      [block.head, ...block.lines].some((each) => ` ${flat(each)} `.includes(` ${flat(line)} `)),
    ) ?? false
  );
}

const flat = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
/** "W O R K" is the same heading as "Work". */
const closed = (text: string) => flat(text).replaceAll(' ', '');
