import { expect, test } from '@jest/globals';
import { entriesRead } from '../testing/printed.js';

test('an employer below a post is one, though its stars, its size and a sentence about it stand in the same line', () => {
  const text = `Ana Silva
ana@example.com

EXPERIENCE

05/2018 – today     Executive Housekeeper
                    Hotel Alder Quay ****, Limerick, 140 rooms, two bars, spa, 6 rooms
                    for meetings. Owned by a family.
                    - Lead 31 people

02/2014 – 04/2018   Head Housekeeper
                    Grand Hotel Marlow, Cork
                    - Rotas for 18 people

03/2010 – 01/2014   Room Attendant
                    Hotel Glen
                    - 14 rooms a day`;
  expect(entriesRead(text).map((entry) => entry.slice(0, 4))).toEqual([
    [
      'Executive Housekeeper',
      'Hotel Alder Quay ****',
      '05/2018 – today',
      '140 rooms, two bars, spa, 6 rooms for meetings. Owned by a family.',
    ],
    ['Head Housekeeper', 'Grand Hotel Marlow', '02/2014 – 04/2018', 'Rotas for 18 people'],
    ['Room Attendant', 'Hotel Glen', '03/2010 – 01/2014', '14 rooms a day'],
  ]);
});
