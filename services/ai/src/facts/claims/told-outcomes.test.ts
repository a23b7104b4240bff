import { expect, test } from '@jest/globals';
import { Lexis } from '../words/lexis.js';
import { unsaidOutcomes } from './told-outcomes.js';

const outcomesOf = (text: string, line: string) => unsaidOutcomes(text, line, (each) => new Lexis(each));

test.each([
  ['Moved the seed store to a new shed, resulting in less spoilage', 'Seed store moved to new shed'],
  ['Moved the seed store to a new shed, which cut spoilage', 'Seed store moved to new shed'],
  ['Labelled 400 trays a day and reduced mix-ups', '400 trays labelled a day'],
  ['Ran the greenhouse rota, so that nobody missed a watering', 'Greenhouse rota'],
  ['Led tours on Sundays, earning repeat bookings', 'Sunday tours'],
  ['Pruned the orchard, with no losses in spring', 'Orchard pruning'],
  ['Repaired pumps, without a single breakdown since', 'Pump repairs'],
  ['Rewrote the planting plan; waste fell as a result', 'Planting plan rewritten'],
  ['Rebuilt the boiler, lifting output from 0.8 to 3.4 t', 'Boiler rebuilt, 0.8 t'],
  ['Answered growers by phone, raising standards across the team', 'Phone for growers'],
])('nobody told what came of it: “%s”', (text, line) => {
  expect(outcomesOf(text, line)).toBeGreaterThan(0);
});

test.each([
  ['Moved the seed store, reducing spoilage from 9 % to 4 %', 'Seed store moved, spoilage down from 9 % to 4 %'],
  ['Rewrote the planting plan, saving two hours a week', 'New planting plan saves 2 h a week'],
  ['Led Sunday tours, which won a tourism award', 'Sunday tours, won the tourism award'],
  ['Pruned the orchard, without losses in spring', 'Orchard pruning, no losses this spring'],
  ['Scooped feed and gave change', 'Scooped feed, made change'],
  ['Grew tomatoes, including heirloom kinds', 'Tomatoes, heirloom too'],
  ['Propagation manager and Leading Hand', 'Leading hand, propagation'],
  ['Rebuilt the boiler, lifting output from 0.8 to 2.4 t', 'Boiler rebuilt, output 0.8 → 2.4 t'],
  ['First aid, 2021; Safeguarding Level 1', 'First aid 2021. Child protection'],
])('the line tells it: “%s”', (text, line) => {
  expect(outcomesOf(text, line)).toBe(0);
});
