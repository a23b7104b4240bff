import type { DocumentExport, ExportFormat } from '@tailwright/contracts/documents';

export type ExportKind = DocumentExport['kind'];

/** ExportChoice is one line of the menu. */
export interface ExportChoice {
  format: ExportFormat;
  label: string;
  /** The two looks change it. */
  hasLook: boolean;
}

const pdf: ExportChoice = { format: 'pdf', label: 'PDF', hasLook: true };
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

export const looks = [
  { value: 'modern', label: 'Modern' },
  { value: 'creative', label: 'Creative' },
] as const;

/** fileNameFor keeps the name of the Markdown download and changes its ending. */
export function fileNameFor(markdownName: string, format: ExportFormat): string {
  return `${markdownName.replace(/\.md$/, '')}.${format}`;
}
