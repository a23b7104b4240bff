import { months } from '../data/month-names.data.js';
import { endsSentence } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

/** "22" below "Lodge Nursing Home   Jan 22 - Sept" is the year of that month. */
const endsInMonth = new RegExp(`\\d ?(?:to|[–—-]) ?(?:${months.map(([, names]) => names).join('|')})\\.?$`, 'iu');

/** isRestOfDate: "2020; wrote the guide" right below a bullet that ends with "in March" has the year of that month, and begins no entry. */
export function isRestOfDate({ line, mark }: LineShape, above: LineShape | undefined): boolean {
  if (above === undefined || mark !== undefined || line.blanksBefore > 0) return false;
  const [text, before] = [line.text, above.line.text];
  if (endsSentence(text, before) || (endsInMonth.test(before) && yearOfMonth.test(text))) return true;
  return above.mark !== undefined && opensDate.test(before) && beginsWithYear.test(text);
}

/** "2019. Six fitters …" may go on behind the year. */
const yearOfMonth = /^['’]?\d{2}$|^(?:19|20)\d{2}(?:$|[.,;)] )/;
const beginsWithYear = /^(?:19|20)\d{2}(?:[;,.:)]|$| \p{Ll})/u;
const opensDate = new RegExp(
  `(?<!\\p{L})(?:${months.map(([, names]) => names).join('|')}|in|since|by|until|till|from|of|during|before|after|early|late|mid)\\.?$`,
  'iu',
);

/** isRestOfPeriod is true for "2022, secretary" right below "Board of the kitchen, 2017 –". */
export function isRestOfPeriod({ line, mark }: LineShape, above: LineShape | undefined): boolean {
  if (above === undefined || mark !== undefined || line.blanksBefore > 0) return false;
  const isOpen = above.line.text.length > 16 && /(?<!\d)(?:19|20)\d\d ?[–—-]$/.test(above.line.text);
  return isOpen && /^(?:19|20)\d\d[,.;)]/.test(line.text);
}
