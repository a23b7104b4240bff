import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const work = `WORK

Tideline Boatworks Ltd, Galway
Boilermaker - 2018 to now
  hull plate, frames and tanks

`;

test('a list of contracts has one line for each, whole and in order, under its own title', () => {
  const shown = printed(`${work}OUTAGES (travel card, local 9)
2017 spring    Moneypoint unit 2          5 wks    boiler tubes
2016 fall      Whitegate                  4 wks
2016           off, built a house for my sister
2015           Corrib terminal            8 mos    nights

EDUCATION
Welding, Galway Technical College, 2010`);
  const from = shown.indexOf('## OUTAGES (travel card, local 9)');
  expect(shown.slice(from, from + 5)).toEqual([
    '## OUTAGES (travel card, local 9)',
    '2017 spring · Moneypoint unit 2 · 5 wks · boiler tubes',
    '2016 fall · Whitegate · 4 wks',
    '2016 · off, built a house for my sister',
    '2015 · Corrib terminal · 8 mos · nights',
  ]);
});

test('rows of posts with both ends of their time stay heads', () => {
  const shown = printed(`EXPERIENCE
2016 – 2019    Dunmore Mutual         Rate clerk
2012 – 2016    Harbour Trust          Cashier
2010 – 2012    Bean There             Barista`);
  expect(shown.filter((line) => line.startsWith('### '))).toHaveLength(3);
});
