import { readWhole } from '../../src/read/read-document.js';
import type { RawDocument } from '../../src/read/raw-document.js';
import { docxLayouts, layOutDocx } from './docx-layouts.js';
import type { LaidOutResume } from './laid-out-resume.js';
import { layOutPdf, pdfLayouts } from './pdf-layouts.js';

/** LayoutName is the kind of file and the layout: `pdf/two-columns`. */
export type LayoutName = `${'pdf' | 'docx'}/${string}`;

/** layoutNames are all of them. */
export const layoutNames: readonly LayoutName[] = [
  ...pdfLayouts.map((layout): LayoutName => `pdf/${layout}`),
  ...docxLayouts.map((layout): LayoutName => `docx/${layout}`),
];

/** heldOutLayouts were not looked at while the reader was written. */
export const heldOutLayouts: readonly LayoutName[] = [
  'pdf/sidebar-right',
  'pdf/centred',
  'docx/columns',
  'docx/bold-headings',
  'docx/table',
];

/** heldOutResumes were not looked at while the reader was written; a resume that was leaves this list. */
export const heldOutResumes: readonly string[] = ['security-analyst', 'truck-driver'];

/** layOut makes a file and reads it back as the child process does. */
export async function layOut(name: LayoutName, resume: LaidOutResume): Promise<RawDocument> {
  const layout = name.slice(name.indexOf('/') + 1);
  const pdf = pdfLayouts.find((each) => each === layout);
  if (name.startsWith('pdf/') && pdf) return readWhole('pdf', layOutPdf(pdf, resume));
  const docx = docxLayouts.find((each) => each === layout);
  if (docx) return readWhole('docx', await layOutDocx(docx, resume));
  throw new Error(`no layout ${name}`);
}
