import { expect, test } from '@jest/globals';
import { physicalLines } from '../page/physical-lines.js';
import { correctLabels } from './corrected-labels.js';
import { shapesOf } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

test('a remark in small letters right below other text, with an empty line below, is no heading where headings begin large', () => {
  const text = `Skills
Grill (8 years), pastry (5 years), stock and orders for three kitchens by the sea (4 years)
Rotas of nine people, allergens, cold store papers and the yearly stock with the two owners

Languages
English

Certificates

Chainsaw - Felling of Small Trees and Hedges by the Road
February 2020 to February 2023
have to renew

Boat card`;
  const headings = new Set(['Skills', 'Languages', 'Certificates', 'have to renew']);
  const shapes = shapesOf(physicalLines(text));
  const tagged = shapes.map(({ body, line }): LineLabel => {
    if (headings.has(body)) return 'heading';
    return line.text.startsWith('Fe') || line.text.startsWith('Ch') ? 'head' : 'item';
  });
  const labels = correctLabels(
    shapes,
    tagged,
    shapes.map(() => false),
  );
  const found = shapes.filter((_, at) => labels[at] === 'heading').map(({ body }) => body);
  expect(found).toEqual(['Skills', 'Languages', 'Certificates']);
});
