import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** pairsFolder holds labelled resumes and postings, written by people who had not seen this code. */
export const pairsFolder = fileURLToPath(new URL('./pairs', import.meta.url));

/** readingsFolder holds labelled resumes without a posting: they measure the reading alone. */
export const readingsFolder = fileURLToPath(new URL('./readings', import.meta.url));

/** toReadFolder holds resumes and postings without labels, of which the results are read by people. */
export const toReadFolder = fileURLToPath(new URL('./to-read', import.meta.url));

/** LabelledEntry is a job, degree or the like as a careful reader finds it; dates as written. */
export interface LabelledEntry {
  section: string;
  title?: string;
  organization?: string;
  start?: string;
  end?: string;
  /** How many lines of description stand below it. */
  bullets?: number;
}

/** The pairs of a folder that take no part in fitting or tuning: a file names them, one a line; by default held-out.txt beside them. */
export function heldOutOf(folder: string, file = join(folder, 'held-out.txt')): ReadonlySet<string> {
  return new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((name) => name !== '')
      : [],
  );
}

/** Pair is a resume, a posting and what a careful reader says of them. */
export interface Pair {
  name: string;
  resume: string;
  posting: string;
  labels: { person?: { name?: string }; entries?: LabelledEntry[]; skillsListed?: string[] };
}

/** readPairs reads every folder with a resume.txt and a labels.json; a pair without a posting.txt has the posting ''. */
export function readPairs(folder: string): Pair[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'labels.json')))
    .sort()
    .map((name) => ({
      name,
      resume: readFileSync(join(folder, name, 'resume.txt'), 'utf8'),
      posting: existsSync(join(folder, name, 'posting.txt'))
        ? readFileSync(join(folder, name, 'posting.txt'), 'utf8')
        : '',
      labels: JSON.parse(readFileSync(join(folder, name, 'labels.json'), 'utf8')) as Pair['labels'],
    }));
}
