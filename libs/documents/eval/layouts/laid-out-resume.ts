import { readFileSync, readdirSync } from 'node:fs';

/** LaidOutEntry is a job, degree or project; its fields are verbatim what stands in the resume it was taken from. */
export interface LaidOutEntry {
  title: string;
  organization?: string;
  place?: string;
  dates: string;
  paragraphs?: string[];
  bullets?: string[];
}

/** LaidOutSection has its parts in this order: paragraphs, entries, rows, lines, items. */
export interface LaidOutSection {
  /** Empty where text stands before the first heading. */
  heading: string;
  /** A layout with a sidebar puts such a section there. */
  isSide?: boolean;
  paragraphs?: string[];
  entries?: LaidOutEntry[];
  /** Rows of a table. */
  rows?: string[][];
  lines?: string[];
  /** Bullets that belong to no entry. */
  items?: string[];
}

/** LaidOutResume is a fictional resume as data, to be laid out in many ways. */
export interface LaidOutResume {
  id: string;
  name: string;
  headline?: string;
  contacts: string[];
  sections: LaidOutSection[];
}

const folder = new URL('./resumes/', import.meta.url);

/** laidOutResumes are all resumes of the folder beside this file, by name. */
export function laidOutResumes(): LaidOutResume[] {
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LaidOutResume);
}
