// Nothing that says nothing may change what is read: how far a page is set in, which bullets and dashes it has, how many empty
// lines. So each resume is read as it is and with such a change, and both readings are compared line by line; no label is needed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { readResume } from '@tailwright/resume-text/read-resume';

/** Change is one way in which two texts may differ without saying anything else. */
export interface Change {
  name: string;
  /** The most resumes, as a share, that may be read otherwise. */
  most: number;
  /** The changed text; undefined where a text has nothing that could be changed so. */
  make: (text: string) => string | undefined;
  /** What may differ between the two results: the sign itself. */
  same?: (result: string) => string;
}

export const changes: readonly Change[] = [
  { name: 'a page that is set in', most: 0, make: (text) => text.replace(/^(?=.)/gm, '   ') },
  { name: 'text set in below headings at the margin', most: 0.18, make: withBodiesSetIn },
  { name: 'more empty lines between blocks', most: 0.03, make: (text) => text.replaceAll('\n\n', '\n\n\n') },
  { name: 'other bullets', most: 0.05, make: withOtherBullets },
  {
    name: 'other dashes',
    most: 0.03,
    make: (text) => text.replace(/[–—]/g, '-'),
    same: (result) => result.replace(/[–—]/g, '-'),
  },
];

/** Stability is how many resumes could be changed, and which of them were then read otherwise. */
export interface Stability {
  changed: number;
  unstable: string[];
}

export function measureStability({ make, same = (result) => result }: Change, folder: string): Stability {
  const unstable: string[] = [];
  let changed = 0;
  for (const file of resumesIn(folder)) {
    const { text } = readResume(readFileSync(file, 'utf8'));
    const other = make(text);
    if (other === undefined || other === text) continue;
    changed += 1;
    const [before, after] = [text, other].map((each) => same(renderResume(readResume(each))));
    if (before !== after) unstable.push(file);
  }
  return { changed, unstable };
}

function resumesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name, 'resume.txt'))
    .filter((file) => existsSync(file));
}

/** All headings have to stand alone at the margin, and three of them are needed. */
function withBodiesSetIn(text: string): string | undefined {
  const headings = readResume(text)
    .sections.map(({ heading }) => heading)
    .filter((heading) => heading !== '');
  const rows = text.split('\n');
  const isHeading = (row: string) => headings.includes(row.replace(/:$/, ''));
  const found = rows.filter(isHeading).length;
  if (headings.length < headingsMin || found !== headings.length) return undefined;
  const first = rows.findIndex(isHeading);
  return rows.map((row, at) => (row === '' || at < first || isHeading(row) ? row : `    ${row}`)).join('\n');
}

const headingsMin = 3;

function withOtherBullets(text: string): string {
  return text.replace(
    /^([ \t]*)([•·●▪◦■])(?=[ \t])/gmu,
    (_all, indent: string, mark: string) => indent + (mark === '•' ? '▪' : '•'),
  );
}
