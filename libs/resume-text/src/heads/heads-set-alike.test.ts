import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('a post whose words no list knows is told from its employer as in the head that is set alike', () => {
  const text = `Work

Norrland Dental | Columbus, OH
Sales Coordinator\t\tJun 2023 – Present
• Book nine fairs a year
Sales Assistant\t\tAug 2022 – Jun 2023
• Updated the price list

Mill Street Stage | Dayton, OH
Press Office & Web (part-time)\t\tSept. 2019 – May 2022
• Sold tickets

Brown Jug Coffee | Dayton
Barista, Summers 2018 and 2019`;
  expect(printed(text).filter((line) => /^[#*]/.test(line))).toEqual([
    '## Work',
    '### Sales Coordinator | Norrland Dental',
    '*Columbus, OH · Jun 2023 – Present*',
    '### Sales Assistant | Norrland Dental',
    '*Columbus, OH · Aug 2022 – Jun 2023*',
    '### Press Office & Web (part-time) | Mill Street Stage',
    '*Dayton, OH · Sept. 2019 – May 2022*',
    '### Barista | Brown Jug Coffee',
    '*Dayton · Summers 2018 and 2019*',
  ]);
});

test('an employer without its town tells nothing of a head beside it', () => {
  const text = `Work

Norrland Dental
Sales Coordinator\t\tJun 2023 – Present
• Book nine fairs a year

Press Office
Mill Street Stage\t\tSept. 2019 – May 2022
• Sold tickets`;
  expect(printed(text)).toContain('### Press Office');
});
