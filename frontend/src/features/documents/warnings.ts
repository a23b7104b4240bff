import type { DocumentKind, DocumentWarning } from '@tailwright/contracts/documents';

export const warningText: Record<DocumentWarning, string> = {
  extension_differs: 'The file is of another kind than its name says. We went by what is inside.',
  columns_mixed: 'The page seems to have columns. Check that lines from different columns did not run together.',
  hidden_text: 'We left out text that nobody can see on the page, such as white or tiny letters.',
  no_contact_found: 'We found no e-mail address or phone number. Employers need one.',
  very_short: 'This is very little text. If the file holds more, parts of it may be pictures.',
  truncated: 'The document is longer than we can use. The end was left out.',
  pages_skipped: 'Some pages could not be read and were left out.',
  read_by_ocr: 'The pages are pictures, so we recognised the letters. Check names, numbers and dates with care.',
};

const kindNames: Record<DocumentKind, string> = {
  pdf: 'PDF',
  docx: 'Word (DOCX)',
  doc: 'Word (DOC)',
  txt: 'Plain text',
};

/** documentFacts sums up what was read: its kind, its pages where the kind has them, and its words. */
export function documentFacts({ kind, pages, text }: { kind: DocumentKind; pages: number; text: string }): string {
  const facts = [kindNames[kind]];
  if (kind === 'pdf') facts.push(pages === 1 ? '1 page' : `${pages} pages`);
  facts.push(wordsFact(text));
  return facts.join(' · ');
}

/** wordsFact counts the words of a text. */
export function wordsFact(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  return words === 1 ? '1 word' : `${words.toLocaleString('en')} words`;
}
