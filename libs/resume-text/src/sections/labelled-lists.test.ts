import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

test.each([
  [
    'labels and lists in two columns',
    ['Grill           steaks, whole fish', 'Pastry          tarts; bread', 'Tills\tPOS-9, Tilly'],
    ['Grill: steaks, whole fish', 'Pastry: tarts; bread', 'Tills: POS-9, Tilly'],
  ],
  [
    'labels with a loose colon',
    ['Drafting : PlanCAD, Sketch', 'Office : Excel'],
    ['Drafting: PlanCAD, Sketch', 'Office: Excel'],
  ],
  [
    'levels in a second column',
    ['Excel           good (tables, charts)', 'PlanCAD         very good', 'SQL             some'],
    ['Excel · good (tables, charts)', 'PlanCAD · very good', 'SQL · some'],
  ],
])('%s', (_case, rows, shown) => {
  const resume = readResume(`Ana Lima\nana@example.com\n\nSKILLS\n${rows.join('\n')}`);
  expect(renderResume(resume)).toContain(`## SKILLS\n\n${shown.join('\n\n')}`);
});
