import { expect, test } from '@jest/globals';
import { entriesRead } from './testing/printed.js';

const jobs = [
  'THE OYSTER SHED, Hull quay\t\t\t70 seats\nCHEF\nAug 2022 – Now\nRun the pass on four nights.\nOrder fish and greens five days a week.',
  'MOSS VIEW ESTATE, Kent\nCHEF DE PARTIE\t\t\tFeb 2019 – July 2022\nWeddings up to 160 most Saturdays.',
  'LARCH STREET CAFE, York\nCOMMIS\t\t\t2016 – 2018\nBreakfast through dinner.',
];

test('the first employer in capitals is read as the others are, also right below the top', () => {
  const text = `Mara Quill\nmara@mail.example\n\nHi, I am a chef with eleven years in kitchens and a tidy pass.\n\n${jobs.join('\n\n')}`;
  expect(entriesRead(text).map(([title, employer]) => [title, employer?.split(',')[0]])).toEqual([
    ['CHEF', 'THE OYSTER SHED'],
    ['CHEF DE PARTIE', 'MOSS VIEW ESTATE'],
    ['COMMIS', 'LARCH STREET CAFE'],
  ]);
});
