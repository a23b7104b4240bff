import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from '../../src/write/fonts.js';
import type { LaidOutResume } from './laid-out-resume.js';

/** pdfLayouts are the Typst programs beside this file. */
export const pdfLayouts = [
  'right-dates',
  'left-dates',
  'dates-apart',
  'two-columns',
  'sidebar-left',
  'sidebar-right',
  'table',
  'icons',
  'dense',
  'bold-headings',
  'employer-first',
  'margin-headings',
  'by-turns',
  'right-labels',
  'centred',
] as const;
export type PdfLayout = (typeof pdfLayouts)[number];

const folder = fileURLToPath(new URL('.', import.meta.url));
const parts = readFileSync(new URL('parts.typ', import.meta.url), 'utf8');
const importParts = '#import "parts.typ": *';

let compiler: NodeCompiler | undefined;

/** layOutPdf sets a resume in one of the layouts. */
export function layOutPdf(layout: PdfLayout, resume: LaidOutResume): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders }] });
  const program = readFileSync(`${folder}${layout}.typ`, 'utf8').replace(importParts, () => parts);
  const compiled = compiler.compile({ mainFileContent: program, inputs: { resume: JSON.stringify(resume) } });
  if (!compiled.result) {
    throw new Error(`${layout}: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  }
  const pdf = compiler.pdf(compiled.result, { creationTimestamp: 0 });
  compiler.evictCache(0);
  return pdf;
}
