import { isLanguage } from '../recognizers/language-items.js';
import { isOpen } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

/**
 * isNextOfLists: "PowerShell: read anything" below a list of several things that no sign leaves open, and "isiXhosa OK" below "Afrikaans, a
 * little", begin lines of their own.
 */
export function isNextOfLists(above: LineShape, { body, line }: LineShape): boolean {
  if (above.mark !== undefined || line.blanksBefore > 0 || isOpen(above.line.text) || /[,–—-]$/.test(above.line.text))
    return false;
  const isLabelled = /^\p{Lu}[\p{L}\d.+#-]{1,20}: \S/u.test(body) && above.body.split(', ').length >= listedMin;
  const isLanguageRow = (text: string) => text.length <= languageCharsMax && isLanguage(text) && !/[.;]$/.test(text);
  return isLabelled || (isLanguageRow(body) && isLanguageRow(above.body) && !/(?:and|or|&|\/)$/.test(above.body));
}

const listedMin = 4;
const languageCharsMax = 60;
