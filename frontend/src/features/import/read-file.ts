import type { ReadingProgress } from '@tailwright/contracts/documents';
import { atOnce } from '../../lib/at-once';
import { extract } from '../documents/extract';
import { warningText } from '../documents/warnings';
import type { Imported } from './imported';
import { readJsonResume } from './json-resume';

/** readFile turns a chosen file into form fields. Throws ImportProblem, or ApiError when the server cannot read it. */
export async function readFile(file: File, onProgress: (progress: ReadingProgress) => void): Promise<Imported> {
  if (file.name.toLowerCase().endsWith('.json')) return readJsonResume(await file.text());
  // The grammar's word lists are fetched while the server reads the file.
  const [{ text, warnings }, { readResumeText }] = await Promise.all([
    extract(file, onProgress),
    atOnce(() => import('./from-text')),
  ]);
  const imported = readResumeText(text);
  return { ...imported, toCheck: [...warnings.map((warning) => warningText[warning]), ...imported.toCheck] };
}
