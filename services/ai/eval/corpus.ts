import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postings, resumes } from '../src/testing/samples.js';

/** Figures that move with the calendar are no figures: the measurements live on one day. */
export const today = new Date('2026-11-21T00:00:00Z');

/** The hand-written lines and their resumes; the folder stands beside src and dist. */
export const hardFolder = join(import.meta.dirname, 'hard');

export function hardResumeFiles(): string[] {
  return readdirSync(hardFolder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => join(hardFolder, file));
}

/** Every fictional resume and posting we have. */
export function corpus(): { resumes: string[]; postings: string[] } {
  const written = hardResumeFiles().map((file) => readFileSync(file, 'utf8'));
  return { resumes: [...Object.values(resumes), ...written], postings: Object.values(postings) };
}
