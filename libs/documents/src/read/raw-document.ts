import type { DocumentWarning } from '@tailwright/contracts/documents';

/** RawDocument is what one reader found, before normalisation. */
export interface RawDocument {
  text: string;
  pages: number;
  warnings: DocumentWarning[];
}

/** ReadOptions are for files of our own: what looks like a page number or a running header there is a person's words. */
export interface ReadOptions {
  keepsFurniture?: boolean;
}
