import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { topOfResume } from '../testing/printed.js';

const jobs = (text: string) =>
  readResume(topOfResume + text).sections[0]?.entries.map(({ title, dates, headerLines, details }) => ({
    head: title === '' ? headerLines : title,
    dates,
    below: details.map((detail) => detail.text),
  }));

test('a time alone below an empty line begins an entry, whatever stands below it', () =>
  expect(
    jobs(`MY WAY

Since 04/2021
HEAD GARDENER, Manor of Aldwick, Derry
Park of 12 hectares. I make the rota and lead the tours.

06/2020 – 09/2020
GARDENER, season
Quay House of Carrick, Isle of Mull (8)
Roses and lawns.

03/2019 – 06/2020
Closing of the park (flood). Meals for the school as volunteer, a building
site with my uncle, and birth of my son.

08/2016 – 03/2019
GARDENER roses / hedges, then trees
Grand Park Hotel Verlain, Cork

2009 – 2014
TRAINEE, winter and summer seasons
Bantry, Youghal, Kinsale (list of the houses on demand)

SCHOOL
2009  Diploma of Gardening, Cork College
`),
  ).toEqual([
    expect.objectContaining({ dates: 'Since 04/2021' }),
    expect.objectContaining({ dates: '06/2020 – 09/2020' }),
    {
      head: expect.anything(),
      dates: '03/2019 – 06/2020',
      below: ['Meals for the school as volunteer, a building site with my uncle, and birth of my son.'],
    },
    expect.objectContaining({ dates: '08/2016 – 03/2019' }),
    expect.objectContaining({ head: 'TRAINEE, winter and summer seasons', dates: '2009 – 2014' }),
  ]));
