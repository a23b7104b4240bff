import { readFileSync } from 'node:fs';

export type Tag = 'O' | 'B' | 'I';
export type TokenSpan = [start: number, end: number];

/** AnnotatedPosting is a posting whose keywords people marked. */
export interface AnnotatedPosting {
  name: string;
  /** Of our own set: the line of work, and whether rules may be tuned on it. */
  field: string;
  half: string;
  sentences: AnnotatedSentence[];
}

export interface AnnotatedSentence {
  tokens: string[];
  /** The line the tokens were cut from; in foreign data the tokens joined by blanks. */
  text: string;
  tags: Tag[];
  softTags: Tag[];
}

interface Row {
  idx: number;
  source?: string;
  tokens: string[];
  tags_skill?: string[];
  tags_knowledge: string[];
  text?: string;
  field?: string;
  half?: string;
}

/** readSkillSpan reads a file in SkillSpan's JSON format: one object a line, or an array of them. */
export function readSkillSpan(file: string | URL): AnnotatedPosting[] {
  const text = readFileSync(file, 'utf8').trim();
  const rows = text.startsWith('[')
    ? (JSON.parse(text) as Row[])
    : text.split('\n').map((line) => JSON.parse(line) as Row);
  const postings = new Map<string, AnnotatedPosting>();
  for (const row of rows) {
    const name = `${row.source ?? ''} ${row.idx}`;
    const posting = postings.get(name) ?? { name, field: row.field ?? '', half: row.half ?? '', sentences: [] };
    postings.set(name, posting);
    if (row.tokens.length === 0) continue;
    const { tokens, text = tokens.join(' ') } = row;
    posting.sentences.push({ tokens, text, tags: short(row.tags_knowledge), softTags: short(row.tags_skill ?? []) });
  }
  return [...postings.values()];
}

function short(tags: string[]): Tag[] {
  return tags.map((tag) => tag.charAt(0) as Tag);
}

/** spansOf lists the keywords in a row of tags, ends exclusive. */
export function spansOf(tags: Tag[]): TokenSpan[] {
  const spans: TokenSpan[] = [];
  tags.forEach((tag, at) => {
    const open = spans.at(-1);
    if (tag === 'B' || (tag === 'I' && (at === 0 || tags[at - 1] === 'O'))) spans.push([at, at + 1]);
    else if (tag === 'I' && open) open[1] = at + 1;
  });
  return spans;
}
