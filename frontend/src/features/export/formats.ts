import type { DocumentExport, ExportFormat } from '@tailwright/contracts/documents';
import { fileNameOf } from '@tailwright/resume-text/recognizers/file-name';
import { nameIn } from '../share/resume-title';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';

export type ExportKind = DocumentExport['kind'];

/** ExportChoice is one line of the menu. */
export interface ExportChoice {
  format: ExportFormat;
  label: string;
  /** The looks change it. */
  hasLook: boolean;
}

export const pdf: ExportChoice = { format: 'pdf', label: 'PDF', hasLook: true };
const word: ExportChoice = { format: 'docx', label: 'Word', hasLook: true };

/** exportChoices are the kinds of file beside the Markdown download, which has a button of its own. */
export const exportChoices: Record<ExportKind, ExportChoice[]> = {
  resume: [
    pdf,
    word,
    { format: 'json', label: 'JSON Resume', hasLook: false },
    { format: 'txt', label: 'Plain text', hasLook: false },
  ],
  letter: [pdf, word],
};

/** Exported is what is saved, and what its name is made of. */
export interface Exported {
  kind: ExportKind;
  markdown: string;
  /** Whose it is; the name at the top of the text unless told. */
  person?: string | undefined;
  /** Whom it is for; found in the posting unless told. */
  company?: string | undefined;
  posting?: string | undefined;
}

/** subjectOf tells whose file it is and whom it is for, as far as anybody knows. */
export function subjectOf({ markdown, posting = '', ...told }: Exported) {
  const person = told.person?.trim() || nameIn(markdown);
  return { person, company: told.company?.trim() || findEmployer(posting) };
}

/** nameOf names a file after the person and the job; the Markdown download has the name it is specified with. */
export function nameOf(exported: Exported, format: ExportFormat): string {
  return `${fileNameOf({ kind: exported.kind, ...subjectOf(exported) })}.${format}`;
}
