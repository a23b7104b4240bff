import type { DocumentTemplate } from '@tailwright/contracts/documents';
import type { Language } from './script.js';

/** Look is what a file shows besides its text. */
export interface Look {
  kind: 'resume' | 'letter';
  template: DocumentTemplate;
  title: string;
  author: string;
  language: Language;
}
