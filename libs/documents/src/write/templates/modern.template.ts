import { type Template, usualSettings } from './template.js';

/** modern is the base as it is. */
export const modern: Template = {
  typst: '',
  accent: '#1f2937',
  settings: usualSettings,
  word: { font: 'Calibri', size: 21, nameSize: 44, sectionSize: 25, margin: 1_080, sectionLine: 'below', tightness: 1 },
};
