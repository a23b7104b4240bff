import type { DocumentWarning } from '@tailwright/contracts/documents';

/** RawDocument is what one reader found, before normalisation. */
export interface RawDocument {
  text: string;
  pages: number;
  warnings: DocumentWarning[];
}
