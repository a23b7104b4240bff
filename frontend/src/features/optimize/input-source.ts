import type { ExtractedDocument, ReadingProgress } from '@tailwright/contracts/documents';

/** Reading is what has become of a chosen file: its text is taken from the server's answer, never guessed here. */
export type Reading =
  | { status: 'reading'; progress?: ReadingProgress }
  | { status: 'read'; document: ExtractedDocument }
  | { status: 'failed'; sentence: string };

export interface ChosenFile {
  file: File;
  reading: Reading;
}

/** InputSource holds a pasted text or a chosen file, never both. */
export interface InputSource {
  text: string;
  chosen: ChosenFile | null;
}

export const noSource: InputSource = { text: '', chosen: null };

export const hasText = (source: InputSource) => source.text.trim() !== '';

/** A blank text leaves the file alone: only typing something is a change of mind. */
export const typeText = (source: InputSource, text: string): InputSource =>
  text.trim() === '' ? { ...source, text } : { text, chosen: null };

export const chooseFile = (file: File): InputSource => ({ text: '', chosen: { file, reading: { status: 'reading' } } });

export const removeFile = (source: InputSource): InputSource => ({ ...source, chosen: null });

/** changeReading ignores what is told of a file that has been removed or replaced in the meantime. */
export const changeReading = (source: InputSource, file: File, reading: Reading): InputSource =>
  source.chosen?.file === file ? { ...source, chosen: { file, reading } } : source;

/** editAsText moves what was read into the paste box and drops the file, so that only one source is left. */
export const editAsText = (source: InputSource): InputSource =>
  source.chosen?.reading.status === 'read' ? { text: source.chosen.reading.document.text, chosen: null } : source;

export const isChosen = (source: InputSource) => source.chosen !== null || hasText(source);

export const isReading = (source: InputSource) => source.chosen?.reading.status === 'reading';

/** textOf is the text that is sent: the pasted one, or what was read from the file. */
export function textOf(source: InputSource): string {
  if (!source.chosen) return source.text;
  return source.chosen.reading.status === 'read' ? source.chosen.reading.document.text : '';
}
