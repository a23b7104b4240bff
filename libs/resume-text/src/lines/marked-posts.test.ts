import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = 'Odile Marchetti-Boone\nodile@example.com | 504.555.0123\n\n';
const printed = (text: string) =>
  renderResume(readResume(top + text))
    .split('\n')
    .filter((line) => line !== '')
    .slice(2);

test.each([
  [
    'where heads have a bullet mark and the lines below have none, every such line was done in the post above',
    `Where I Work

• Choir Leader, Harbour Street Chapel, Mobile, since 2015
Two concerts each year; outdoors in 2021
30 singers, ages 9 to 80

• Piano Teacher, Gulf Music School, since Fall 2019
One theory class and five private pupils per week
Play for examinations

Earlier Years

• Music Teacher, Dauphin Middle School, August 2004 to May 2015
Head of department 2009-2014 (4 teachers)
Mentor for 3 new teachers

• Accompanist, travelling, Bay County Schools, 1999 to 2004
Three primary schools a week, grades 2-4
Carried two keyboards up many stairs`,
    [
      '## Where I Work',
      '### Choir Leader | Harbour Street Chapel, Mobile',
      '*since 2015*',
      '- Two concerts each year; outdoors in 2021',
      '- 30 singers, ages 9 to 80',
      '### Piano Teacher | Gulf Music School',
      '*since Fall 2019*',
      '- One theory class and five private pupils per week',
      '- Play for examinations',
      '## Earlier Years',
      '### Music Teacher | Dauphin Middle School',
      '*August 2004 to May 2015*',
      '- Head of department 2009-2014 (4 teachers)',
      '- Mentor for 3 new teachers',
      '### Accompanist, travelling | Bay County Schools',
      '*1999 to 2004*',
      '- Three primary schools a week, grades 2-4',
      '- Carried two keyboards up many stairs',
    ],
  ],
  [
    'a list of posts with one mark before each is a list of heads to its last line',
    `Work on Stage

• Second Horn, Delta Opera Orchestra, 1996–2011, per service
• Principal Horn, Gulf Brass Players, 2012 to 2019
• Deputy, various theatres, when asked`,
    [
      '## Work on Stage',
      '- Second Horn, Delta Opera Orchestra, 1996–2011, per service',
      '- Principal Horn, Gulf Brass Players, 2012 to 2019',
      '- Deputy, various theatres, when asked',
    ],
  ],
  [
    'a list of degrees and courses with one mark and a year in each stays one list',
    `Education

• Master of Music Education, University of the Southern Bay, 2004
• Bachelor of Music, Horn Performance, Bay Conservatory, 1994
• Dalcroze Level II, 1996
• Kodály course, Hungary, two weeks, summer 2007`,
    [
      '## Education',
      '- Master of Music Education, University of the Southern Bay, 2004',
      '- Bachelor of Music, Horn Performance, Bay Conservatory, 1994',
      '- Dalcroze Level II, 1996',
      '- Kodály course, Hungary, two weeks, summer 2007',
    ],
  ],
  [
    'what was done in a marked post stays below it where it has the same mark',
    `Experience

• Shift Lead, Bay Coffee, 2019–2021
• Trained four people
• Barista, Harbour Coffee, 2017–2019
• Kept the till, the stock and the fridge`,
    [
      '## Experience',
      '### Shift Lead | Bay Coffee',
      '*2019–2021*',
      '- Trained four people',
      '### Barista | Harbour Coffee',
      '*2017–2019*',
      '- Kept the till, the stock and the fridge',
    ],
  ],
])('%s', (_, text, expected) => {
  expect(printed(text)).toEqual(expected);
});
