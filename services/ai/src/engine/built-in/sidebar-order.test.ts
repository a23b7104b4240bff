import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { withListsBelow, withSidebarBelow } from './sidebar-order.js';

const side = 'TOOLS\nFigma\nSketch\nMiro\n\nLANGUAGES\nEnglish, Welsh\n\nINTERESTS\nClimbing, pottery';
const jobs = 'EXPERIENCE\n\nProduct Designer, Tern Labs Ltd\n2019 – 2024\n- Drew the booking flow';
const order = (text: string) => withSidebarBelow(readResume(text)).map(({ heading }) => heading);

const contacts = 'CONTACT\njo@example.com\nHull, UK';
test.each([
  [
    'where it stands below it alone',
    `${contacts}\n\n${side}\n\nJo Baker\nProduct Designer\n\nSUMMARY\nI draw.\n\n${jobs}`,
  ],
  [
    'where it stands above both, here and there in capitals',
    `CONTACT\nJo Baker\njo@example.com\n\n${side}\n\nJO BAKER\nProduct Designer\n\n${jobs}`,
  ],
  [
    'where it stands at the end again',
    `CONTACT\nJo Baker\njo@example.com\n\n${side}\n\nJO BAKER\nProduct Designer\n\n${jobs}\n\nBAKER JO\nHull, in May`,
  ],
])('a side column above the name stands behind the main text %s', (_where, text) =>
  expect(order(text).filter((heading) => side.includes(heading) || jobs.includes(heading))).toEqual([
    'TOOLS',
    'EXPERIENCE',
    'LANGUAGES',
    'INTERESTS',
  ]),
);

test('a name that the jobs say again moves nothing', () =>
  expect(order(`Jo Baker\njo@example.com\n\n${side}\n\n${jobs}\n\nREFERENCES\nJo Baker\n07700 900 418`)).toEqual([
    'TOOLS',
    'LANGUAGES',
    'INTERESTS',
    'EXPERIENCE',
    'REFERENCES',
  ]));

test('an item that says the name in other letters moves nothing', () =>
  expect(order(`Jo Baker\njo@example.com\n\n${side}, the blog of\n- JO BAKER\n\n${jobs}`)).toEqual([
    'TOOLS',
    'LANGUAGES',
    'INTERESTS',
    'EXPERIENCE',
  ]));

const listed = (text: string) => withListsBelow(readResume(text).sections).map(({ heading }) => heading);
const profile = 'PROFILE\nI have drawn products for banks, ferries and a library since 2011.';
const studies = 'EDUCATION\nBA Design, Northgate University, 2010';

test('a side column between the name and the jobs stands behind the jobs, but for a few skills', () => {
  expect(listed(`Jo Baker\njo@example.com\n\n${side}\n\n${studies}\n\n${profile}\n\n${jobs}`)).toEqual([
    'PROFILE',
    'TOOLS',
    'EXPERIENCE',
    'EDUCATION',
    'LANGUAGES',
    'INTERESTS',
  ]);
});

test('whom to ask stands behind the jobs, wherever the page has it', () => {
  const referees = 'REFEREES\nOn request';
  const text = `Jo Baker\njo@example.com\n\nTOOLS\nFigma\nSketch\n\n${referees}\n\n${profile}\n\n${jobs}`;
  expect(listed(text)).toEqual(['PROFILE', 'TOOLS', 'EXPERIENCE', 'REFEREES']);
});

test('a long list of skills that takes half a page goes with them', () => {
  const tools = 'TOOLS\nFigma\nSketch\nMiro\nFramer\nBlender\nPenpot\nAxure';
  expect(listed(`Jo Baker\njo@example.com\n\n${profile}\n\n${tools}\n\nLANGUAGES\nEnglish, Welsh\n\n${jobs}`)).toEqual([
    'PROFILE',
    'EXPERIENCE',
    'TOOLS',
    'LANGUAGES',
  ]);
});

test('education and skills above the jobs are the person’s own order', () => {
  const text = `Jo Baker\njo@example.com\n\n${profile}\n\n${studies}\n\nTOOLS\nFigma\nSketch\n\n${jobs}`;
  expect(listed(text)).toEqual(['PROFILE', 'EDUCATION', 'TOOLS', 'EXPERIENCE']);
});
