import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test.each([
  [
    'below referees, with the name of the person',
    'CHARACTER REFERENCES\nAvailable upon request\n\nI hereby certify that the above is true.\n\n                 ANA SILVA',
    ['## CHARACTER REFERENCES', 'Available upon request', 'I hereby certify that the above is true.', 'ANA SILVA'], // prettier-ignore
  ],
  [
    'below personal details, with a place',
    'PERSONAL DETAILS\nMarital status: single\n\nI hereby declare that the above is true.\nPlace: Goa',
    ['## PERSONAL DETAILS', 'Marital status: single', '## ADDITIONAL INFORMATION', 'I hereby declare that the above is true.', 'Place: Goa'], // prettier-ignore
  ],
  [
    'below referees, with a name and a month',
    'REFEREES\nMr J. Oak, Larch Ltd\n\nI hereby certify that the above is true.\n\nA. SILVA\t\t\tMay 2024',
    ['## REFEREES', 'Mr J. Oak, Larch Ltd', 'I hereby certify that the above is true.', 'A. SILVA · May 2024'], // prettier-ignore
  ],
  [
    'below referees, signed',
    'REFEREES\nMr J. Oak, Larch Ltd\n\nI hereby certify that the above is true.\n\n                (Sgd.) Ana P. Silva',
    ['## REFEREES', 'Mr J. Oak, Larch Ltd', 'I hereby certify that the above is true.', '(Sgd.) Ana P. Silva'],
  ],
  [
    'below a heading of its own',
    'DECLARATION\nI hereby declare that the above is true.',
    ['## DECLARATION', 'I hereby declare that the above is true.'],
  ],
])(
  'a declaration %s and what is below it are lines of their own, which no heading announces below the referees',
  (_name, text, lines) => expect(printed(text)).toEqual(lines),
);

test('a declaration in the middle of other lines stays where it is', () => {
  const text = 'OTHER\nI confirm that I hold a licence.\nChoir on Sundays, first tenor\nCycling';
  expect(printed(text)).not.toContain('## Additional Information');
});
