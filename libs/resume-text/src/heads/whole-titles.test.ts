import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

test('a second post and the class of a teacher belong to the title, and a firm whose name begins otherwise does not', () => {
  const { sections } = readResume(`Nia Prosser
nia@example.com

EMPLOYMENT

Class teacher Y3, later Y4; PE and Music Co-ordinator, Thornbeck Junior School, Keighton
September 2006 to August 2010
- Choir of 70

Class teacher (NQT), Year 2, Ysgol Gynradd Nant-y-Garth, near Swansea
September 2004 to July 2006
- Read every morning

Cook, Baker & Sons Catering Ltd, Swansea
June 2001 to August 2004
- Cooked for 80`);
  expect(sections[0]?.entries.map(({ title, organization }) => `${title} | ${organization}`)).toEqual([
    'Class teacher Y3, later Y4; PE and Music Co-ordinator | Thornbeck Junior School, Keighton',
    'Class teacher (NQT), Year 2 | Ysgol Gynradd Nant-y-Garth, near Swansea',
    expect.stringMatching(/^Cook \| Baker & Sons Catering Ltd/),
  ]);
});
