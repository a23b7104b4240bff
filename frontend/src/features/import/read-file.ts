import { extractDocument } from '@tailwright/contracts/documents';
import { upload } from '../../lib/api';
import { warningText } from '../documents/warnings';
import type { Imported } from './imported';
import { readJsonResume } from './json-resume';
import { readResumeText } from './resume-text';

/** readFile turns a chosen file into form fields. Throws ImportProblem, or ApiError when the server cannot read it. */
export async function readFile(file: File): Promise<Imported> {
  if (file.name.toLowerCase().endsWith('.json')) return readJsonResume(await file.text());
  const form = new FormData();
  form.set('file', file);
  const { text, warnings } = await upload(extractDocument, form);
  const imported = readResumeText(text);
  return { ...imported, toCheck: [...warnings.map((warning) => warningText[warning]), ...imported.toCheck] };
}
