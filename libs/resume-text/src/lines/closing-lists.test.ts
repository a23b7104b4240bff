import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const page =
  'Kept the ledgers of four branches and of the head office in one book, and closed them by the third of each month.';

test('a line of a closing list that begins large and would have had room above is the next item', () => {
  const text = `EXPERIENCE
Clerk, Hale Stores, Marlow, 2015 - 2021
- ${page}
- ${page}

OTHER
A few words of Welsh from my aunt, none for the shop
Referee for under 12s. Marrow contest 3rd place, Marlow Village summer fair
Evenings fine. No Mondays.`;
  expect(printed(text).slice(-3)).toEqual([
    'A few words of Welsh from my aunt, none for the shop',
    'Referee for under 12s. Marrow contest 3rd place, Marlow Village summer fair',
    'Evenings fine. No Mondays.',
  ]);
});

test('a paragraph that was broken by hand stays whole', () => {
  const text = `EXPERIENCE
Clerk, Hale Stores, Marlow, 2015 - 2021
- ${page}
- ${page}

OTHER
I keep bees on the roof of the shop and sell
the honey. In winter I mend clocks with my
Uncle and his friends.`;
  expect(printed(text).at(-1)).toBe(
    'I keep bees on the roof of the shop and sell the honey. In winter I mend clocks with my Uncle and his friends.',
  );
});
