import type {
  DocumentAccent,
  DocumentDensity,
  DocumentPaper,
  DocumentTemplate,
} from '@tailwright/contracts/document-looks';
import type { Language } from './script.js';

/** Look is what a file shows besides its text. */
export interface Look {
  kind: 'resume' | 'letter';
  template: DocumentTemplate;
  accent?: DocumentAccent | undefined;
  density?: DocumentDensity | undefined;
  paper: DocumentPaper;
  /** Dates stand below the title instead of at the right of it. */
  hasDatesBelow?: boolean;
  /** The second page and those after it do not say whose they are. */
  hasNoPageNumbers?: boolean;
  title: string;
  author: string;
  language: Language;
}
