import * as z from 'zod/mini';
import { maybe } from './text.js';

/**
 * documentLooks are the looks of a PDF or Word file: what each is called and whom it suits. How it is set stands in one
 * file of its name in `libs/documents/src/write/templates`.
 */
export const documentLooks = {
  modern: { label: 'Modern', description: 'Plain and clear, a line below each heading' },
  creative: { label: 'Creative', description: 'A large name and coloured headings' },
  serif: { label: 'Classic serif', description: 'Centred name, small capitals, book type' },
  'two-column': { label: 'Two columns', description: 'Skills and contacts beside the jobs' },
  compact: { label: 'Compact', description: 'More on a page, still easy to read' },
  academic: { label: 'Academic', description: 'Set like a paper, for long lists' },
} as const;
export type DocumentTemplate = keyof typeof documentLooks;
export const documentTemplates = Object.keys(documentLooks) as [DocumentTemplate, ...DocumentTemplate[]];

/** documentAccents are the colours headings may have instead of their template's own; each is dark enough to be read. */
export const documentAccents = {
  graphite: { label: 'Graphite', color: '#1f2937' },
  teal: { label: 'Teal', color: '#0f766e' },
  blue: { label: 'Blue', color: '#1d4ed8' },
  green: { label: 'Green', color: '#166534' },
  burgundy: { label: 'Burgundy', color: '#9f1239' },
  plum: { label: 'Plum', color: '#6b21a8' },
} as const;
export type DocumentAccent = keyof typeof documentAccents;
const accents = Object.keys(documentAccents) as [DocumentAccent, ...DocumentAccent[]];

/** documentDensities say how much stands on a page, instead of the roomiest that needs the fewest pages. */
export const documentDensities = ['roomy', 'tight'] as const;
export type DocumentDensity = (typeof documentDensities)[number];

export const documentPapers = ['a4', 'letter'] as const;
export type DocumentPaper = (typeof documentPapers)[number];

/** DocumentLook is how a PDF or Word file is set. */
export const DocumentLook = {
  template: z._default(z.enum(documentTemplates), 'modern'),
  /** The template's own colour unless told. */
  accent: maybe(z.enum(accents)),
  density: maybe(z.enum(documentDensities)),
  /** Unless told, that of the country in the contacts, then of `locale`. */
  paper: maybe(z.enum(documentPapers)),
  /** Language of the browser, such as "en-US". */
  locale: maybe(z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language tag'))),
};
