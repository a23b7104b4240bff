import { describe, expect, test } from '@jest/globals';
import { headsRead, printed } from '../testing/printed.js';

const headsOf = (text: string) => printed(text).filter((line) => line.startsWith('### '));

describe('what tells more of the entry above, within its time, is no head', () => {
  const posts = `Work experience

02/2016 – today       Murgtal Transport GmbH, Rastatt
                      Bus driver, town lines
                      Lines 20 and 23, school trips
                      Since 10/2021 also safety officer of the depot, 40 drivers
                      Cash box and ticket machine

05/2010 – 01/2016     Baeckerei Ziegler KG, Gaggenau
                      Delivery driver, bread and rolls
                      Forty shops from three in the morning
                      Van washed and checked every Friday`;

  test('since when something was done besides', () => {
    expect(headsOf(posts)).toEqual(['### Murgtal Transport GmbH, Rastatt', '### Baeckerei Ziegler KG, Gaggenau']);
    expect(printed(posts)).toContain('- Since 10/2021 also safety officer of the depot, 40 drivers');
  });

  test('which examination ended a course', () => {
    const text = `Education and training

03/2017 – 06/2017     Course for crane drivers, training centre of Hafenwerke Kehl
                      Crane licence class II passed 21.06.2017
1999 – 2002           Apprenticeship as bricklayer (final exam passed)`;
    expect(headsRead(text)).toHaveLength(2);
    expect(printed(text)).toContain('Crane licence class II passed 21.06.2017');
  });

  test('a post or a degree with a time of its own is the next head', () => {
    const text = `Work experience

Murgtal Transport GmbH, Rastatt
Dispatcher, since 10/2021
Bus driver, 02/2016 – 09/2021

Education

2010 – 2014   BSc Geography, University of Trier
2009          Abitur passed, Gymnasium Ettlingen`;
    expect(printed(text).join('\n')).toContain('### Abitur passed | Gymnasium Ettlingen');
    expect(headsOf(text).filter((line) => line.includes('Dispatcher') || line.includes('Bus driver'))).toHaveLength(2);
  });
});
