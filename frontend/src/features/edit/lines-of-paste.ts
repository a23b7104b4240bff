import { hasWords, typedLine } from '../changes/markdown-line';

/** linesOfPaste are the lines of a copied text, without the bullets that the document has already. */
export const linesOfPaste = (text: string): string[] => text.split(/\r?\n/).filter(hasWords).map(typedLine);
