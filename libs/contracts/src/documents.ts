import * as z from 'zod/mini';
import { endpoint } from './define.js';
import { DocumentLook } from './document-looks.js';
import { ErrorEnvelope } from './errors.js';
import { limits } from './limits.js';
import { ShortText, maybe, text } from './text.js';

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
  'read_by_ocr',
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

/** ReadingProgress tells which page of a scan is being recognised. */
export const ReadingProgress = z.object({ page: z.number(), pages: z.number() });
export type ReadingProgress = z.infer<typeof ReadingProgress>;

/** ReadingLine is progress, or the end: the document or what is wrong with it. */
export const ReadingLine = z
  .union([
    z.object({ progress: ReadingProgress }),
    z.object({ document: ExtractedDocument }),
    z.object({ problem: ErrorEnvelope }),
  ])
  .check(z.meta({ id: 'ReadingLine' }));
export type ReadingLine = z.infer<typeof ReadingLine>;

/** extractDocument answers a scan in lines, to a client that accepts them; all else as one JSON document. */
export const extractDocument = endpoint({
  method: 'POST',
  path: '/documents/extract',
  summary: 'Read the text of one PDF, DOCX, DOC or TXT file.',
  access: 'anyone',
  form: { fields: z.object({}), files: ['file'] },
  returns: ExtractedDocument,
  lines: ReadingLine,
});

/** exportMediaTypes are the kinds of file we write, and what each is called on the wire. */
export const exportMediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  txt: 'text/plain',
  json: 'application/json',
} as const;
export type ExportFormat = keyof typeof exportMediaTypes;
export const exportFormats = Object.keys(exportMediaTypes) as [ExportFormat, ...ExportFormat[]];

const exportTooLong = 'The text must be at most 100,000 characters';
const markdownUpTo = (charsMax: number, message: string) =>
  text('The text is required').check(
    z.refine((value) => value.trim() !== '', 'The text is required'),
    z.maxLength(charsMax, message),
  );

/** DocumentExport asks for a resume or a letter, as our Markdown, in one kind of file. */
export const DocumentExport = z
  .object({
    kind: z.enum(['resume', 'letter']),
    format: z.enum(exportFormats),
    ...DocumentLook,
    markdown: markdownUpTo(limits.exportCharsMax, exportTooLong),
    /** Whose text it is, for the name of the file; the name at the top of the text unless told. */
    person: maybe(ShortText),
    /** Whom it is for, for the name of the file. */
    company: maybe(ShortText),
    /** Names the file and titles the document, instead of person, kind and company. */
    title: maybe(ShortText),
  })
  .check(
    z.refine(({ kind, format }) => kind === 'resume' || format !== 'json', {
      path: ['format'],
      message: 'A letter cannot be written as JSON Resume',
    }),
    z.meta({ id: 'DocumentExport' }),
  );
export type DocumentExport = z.infer<typeof DocumentExport>;

export const exportDocument = endpoint({
  method: 'POST',
  path: '/documents/export',
  summary:
    'Write a resume or a letter as PDF, Word, Markdown, plain text or JSON Resume, read again before it is sent.',
  access: 'anyone',
  body: DocumentExport,
  returns: z.instanceof(Blob),
  file: Object.values(exportMediaTypes),
});

const previewTooLong = 'A text of more than 20,000 characters or 1,000 lines has no preview of its pages';

export const pagesMediaType = 'image/svg+xml';

/** DocumentPreview asks for the pages of a resume or a letter as they are being typed. */
export const DocumentPreview = z
  .object({
    kind: z.enum(['resume', 'letter']),
    ...DocumentLook,
    markdown: markdownUpTo(limits.previewCharsMax, previewTooLong).check(
      z.refine((value) => value.split('\n').length <= limits.previewLinesMax, previewTooLong),
    ),
  })
  .check(z.meta({ id: 'DocumentPreview' }));
export type DocumentPreview = z.infer<typeof DocumentPreview>;

export const previewDocument = endpoint({
  method: 'POST',
  path: '/documents/preview',
  summary: 'Draw the pages of the PDF as one SVG image, page below page, without reading them again.',
  access: 'anyone',
  body: DocumentPreview,
  returns: z.instanceof(Blob),
  file: [pagesMediaType],
});
