import type { LaidOutEntry, LaidOutResume } from './laid-out-resume.js';

/** LayoutScore holds, for one file read back, how many there are of each kind and how many came out right. */
export interface LayoutScore {
  entries: Share;
  headings: Share;
  bullets: Share;
  contacts: Share;
  /** Lines of page furniture, all of which should be gone. */
  furniture: Share;
}

export interface Share {
  right: number;
  all: number;
}

export type Measure = keyof LayoutScore;
export const measures: readonly Measure[] = ['entries', 'headings', 'bullets', 'contacts', 'furniture'];

/** The longest way a layout writes the head of an entry: title, employer and dates on a line each. */
const headLinesMax = 3;

/** scoreLayout compares the text read from a laid-out file with the resume it was made of. */
export function scoreLayout(text: string, resume: LaidOutResume): LayoutScore {
  const lines = text.split('\n').map(squeeze);
  const entries = resume.sections.flatMap((section) => section.entries ?? []);
  const heads = headsOf(lines, entries);
  const headings = resume.sections.map(({ heading }) => heading).filter((heading) => heading !== '');
  const left = lines.filter((line) => isFurniture(line, lines, resume)).length;
  return {
    entries: share(heads.map((head) => head !== undefined)),
    headings: share(headings.map((heading) => standsAlone(lines, heading))),
    bullets: share([...bulletsUnder(lines, entries, heads), ...looseItems(lines, resume)]),
    contacts: share(resume.contacts.map((contact) => hasContact(lines, contact))),
    furniture: { right: left === 0 ? 1 : 0, all: 1 },
  };
}

/** addScores sums the shares of many files. */
export function addScores(scores: LayoutScore[]): LayoutScore {
  const sum = (measure: Measure): Share => ({
    right: scores.reduce((total, score) => total + score[measure].right, 0),
    all: scores.reduce((total, score) => total + score[measure].all, 0),
  });
  return {
    entries: sum('entries'),
    headings: sum('headings'),
    bullets: sum('bullets'),
    contacts: sum('contacts'),
    furniture: sum('furniture'),
  };
}

/** ratio of a share; 1 of nothing. */
export function ratio({ right, all }: Share): number {
  return all === 0 ? 1 : right / all;
}

function share(results: boolean[]): Share {
  return { right: results.filter(Boolean).length, all: results.length };
}

/** The same words in the same order, whatever the spaces between them. */
function squeeze(line: string): string {
  return line.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

interface Head {
  first: number;
  last: number;
}

/** Where each entry's head stands; entries may come in another order than in the data, each place is used once. */
function headsOf(lines: string[], entries: LaidOutEntry[]): (Head | undefined)[] {
  const taken = new Set<number>();
  return entries.map((entry) => {
    for (let first = 0; first < lines.length; first += 1) {
      if (taken.has(first)) continue;
      const head = headAt(lines, first, entry);
      if (head === undefined) continue;
      for (let line = head.first; line <= head.last; line += 1) taken.add(line);
      return head;
    }
    return undefined;
  });
}

/** A head is up to three neighbouring lines that hold the fields of one entry, each once, and no other word. */
function headAt(lines: string[], first: number, entry: LaidOutEntry): Head | undefined {
  const fields = [entry.title, entry.organization, entry.place, entry.dates].filter((field) => field !== undefined);
  for (let count = 1; count <= headLinesMax; count += 1) {
    const own = lines.slice(first, first + count);
    if (own.length < count || own.some((line) => line === '' || line.startsWith('- '))) return undefined;
    let text = own.join(' ');
    if (!fields.every((field) => text.includes(squeeze(field)))) continue;
    for (const field of longestFirst(fields)) text = text.replace(squeeze(field), '');
    return /[\p{L}\p{N}]/u.test(text) ? undefined : { first, last: first + count - 1 };
  }
  return undefined;
}

function longestFirst(fields: string[]): string[] {
  return [...fields].sort((one, other) => other.length - one.length);
}

function standsAlone(lines: string[], heading: string): boolean {
  const wanted = squeeze(heading).toLowerCase();
  return lines.some(
    (line, index) => line.toLowerCase() === wanted && (lines[index - 1] ?? '') === '' && lines[index + 1] !== undefined,
  );
}

/** A bullet is right when it stands whole behind "- " and the head before it is that of its own entry. */
function bulletsUnder(lines: string[], entries: LaidOutEntry[], heads: (Head | undefined)[]): boolean[] {
  const starts = heads.flatMap((head) => (head ? [head.first] : []));
  return entries.flatMap(({ bullets = [] }, index) =>
    bullets.map((bullet) => {
      const at = lines.indexOf(`- ${squeeze(bullet)}`);
      const head = heads[index];
      if (at === -1 || head === undefined) return at !== -1;
      return Math.max(...starts.filter((start) => start < at)) === head.first;
    }),
  );
}

function looseItems(lines: string[], { sections }: LaidOutResume): boolean[] {
  return sections.flatMap(({ items = [] }) => items.map((item) => lines.includes(`- ${squeeze(item)}`)));
}

/** A contact stands whole in one line, and nothing but a separator stands right before it. */
function hasContact(lines: string[], contact: string): boolean {
  return lines.some((line) => {
    const at = line.indexOf(squeeze(contact));
    return at !== -1 && /^(?:.*(?:[|·◆–,]|[^\p{S}\p{Co}] ?))?$/u.test(line.slice(0, at).trim());
  });
}

function isFurniture(line: string, lines: string[], { name }: LaidOutResume): boolean {
  if (/\bpage \d|\(cont\.\)/i.test(line)) return true;
  const isName = line.startsWith(squeeze(name));
  return isName && (/[–-] ?\d$/.test(line) || lines.indexOf(line) !== lines.lastIndexOf(line));
}
