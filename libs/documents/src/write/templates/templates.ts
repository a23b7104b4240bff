import type { DocumentTemplate } from '@tailwright/contracts/document-looks';
import { academic } from './academic.template.js';
import { compact } from './compact.template.js';
import { creative } from './creative.template.js';
import { modern } from './modern.template.js';
import { serif } from './serif.template.js';
import type { Template } from './template.js';
import { twoColumn } from './two-column.template.js';

/** templates are all looks of PDF and Word; a new one is a file here and its name in `document-looks.ts` of the contracts. */
export const templates: Record<DocumentTemplate, Template> = {
  modern,
  creative,
  serif,
  'two-column': twoColumn,
  compact,
  academic,
};
