/** Setting is how much stands on a page; `leading`, `spacing` and `gap` are in letter heights, `margin` in centimetres. */
export interface Setting {
  /** Height of the letters in points. */
  size: number;
  margin: number;
  /** Between the lines of a paragraph. */
  leading: number;
  /** Between paragraphs. */
  spacing: number;
  /** Above a section; an entry has a part of it. */
  gap: number;
}

/** WordLook is the same look in Word; sizes are half points, as Word counts them. */
export interface WordLook {
  /** A face that Word, LibreOffice and Pages all have or replace by one of the same width. */
  font: string;
  size: number;
  nameSize: number;
  sectionSize: number;
  /** Margin of the page in twips, a twentieth of a point. */
  margin: number;
  isNameCentred?: true;
  /** The name is large and not bold. */
  isNameLight?: true;
  hasSmallCapitals?: true;
  /** Where a section's heading has its line. */
  sectionLine: 'below' | 'before' | 'none';
  /** Employers and schools are slanted. */
  isSlanted?: true;
  hasLineBelowContacts?: true;
  /** Title, employer, place and dates stand on one line where they have room. */
  isOneLine?: true;
  /** From 1, as it is set roomily, to less. */
  tightness: number;
}

/** Template is one look: Typst that redefines what `base.typst.ts` defines, and what Word is told. */
export interface Template {
  typst: string;
  /** Faces before those every template has; Typst brings them along. */
  fonts?: string[];
  hasColouredLinks?: true;
  accent: string;
  /** From roomy to tight; a smaller letter than the last is hard to read on paper. */
  settings: Setting[];
  word: WordLook;
  /** Short sections stand in a column beside the others. */
  hasSidebar?: true;
}

/** The letter sizes of most templates. */
export const usualSettings: Setting[] = [
  { size: 10.5, margin: 2, leading: 0.66, spacing: 0.95, gap: 1.6 },
  { size: 10, margin: 1.8, leading: 0.6, spacing: 0.85, gap: 1.4 },
  { size: 9.5, margin: 1.6, leading: 0.56, spacing: 0.75, gap: 1.08 },
];
