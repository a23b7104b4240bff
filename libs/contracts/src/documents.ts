import * as z from 'zod/mini';
import { endpoint } from './define.js';

export const documentKinds = ['pdf', 'docx', 'doc', 'txt'] as const;

/** documentWarnings are what looks wrong in a text we read; the web app words them. */
export const documentWarnings = [
  'extension_differs',
  'columns_mixed',
  'hidden_text',
  'no_contact_found',
  'very_short',
  'truncated',
  'pages_skipped',
] as const;
export type DocumentWarning = (typeof documentWarnings)[number];

/** ExtractedDocument is the text we read from an upload. The file itself is never stored. */
export const ExtractedDocument = z
  .object({
    text: z.string(),
    kind: z.enum(documentKinds),
    /** Pages read; 1 for kinds without pages. */
    pages: z.number(),
    warnings: z.array(z.enum(documentWarnings)),
  })
  .check(z.meta({ id: 'ExtractedDocument' }));
export type ExtractedDocument = z.infer<typeof ExtractedDocument>;
export type DocumentKind = ExtractedDocument['kind'];

export const extractDocument = endpoint({
  method: 'POST',
  path: '/documents/extract',
  summary: 'Read the text of one PDF, DOCX, DOC or TXT file.',
  access: 'anyone',
  form: { fields: z.object({}), files: ['file'] },
  returns: ExtractedDocument,
});
