import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const itemsOf = (section: string) => {
  const jobs = 'Experience\nShop Manager, Larch Stores\n2019 – Present\n- Open and close the shop';
  const { sections } = readResume(`Dana Whitlow\ndana@mail.example\n\n${section}\n\n${jobs}`);
  return sections[0]?.details.map(({ text }) => text);
};

test.each([
  [
    'with marks',
    'Awards\n• Winner of the Young Florist\ncontest at the Kent Show, 2023\n• Best Window 2016\n• Volunteer of the Month at the\nRiver Food Bank, May 2022',
    [
      'Winner of the Young Florist contest at the Kent Show, 2023',
      'Best Window 2016',
      'Volunteer of the Month at the River Food Bank, May 2022',
    ],
  ],
  [
    'with marks, and nothing that tells but that no next word had room',
    'Certificates\n* Moving People Safely, Larch\n  Training Centre, exp. 04/2027\n* Keyholder Licence, Borough\n  Council, renewed 2024\n* First Responder, St Aldan\n  Ambulance, 2022',
    [
      'Moving People Safely, Larch Training Centre, exp. 04/2027',
      'Keyholder Licence, Borough Council, renewed 2024',
      'First Responder, St Aldan Ambulance, 2022',
    ],
  ],
  [
    'without marks, where others end with a time',
    'Certificates\nFood Safety in Kitchens, 2023\nWorking Safely at Heights and\nin Small Spaces, Bay TAFE,\n2021\nFire Marshal, Hull Fire School\nof the North, 2020\nLift Truck, Counterbalance\nMaster Class, 2019',
    [
      'Food Safety in Kitchens, 2023',
      'Working Safely at Heights and in Small Spaces, Bay TAFE, 2021',
      'Fire Marshal, Hull Fire School of the North, 2020',
      'Lift Truck, Counterbalance Master Class, 2019',
    ],
  ],
  [
    'with empty lines between the items',
    'Awards\nBest Newcomer of the northern\nRegion, 2019\n\nWindow of the Year, Kent Show\nand Garden Fair\n\nDean’s List 2016',
    ['Best Newcomer of the northern Region, 2019', 'Window of the Year, Kent Show and Garden Fair', 'Dean’s List 2016'],
  ],
  [
    'a year behind its dash',
    'Memberships\n- Guild of Master Florists, 2015\n  - 2019\n- Kent Growers, since 2020',
    ['Guild of Master Florists, 2015 - 2019', 'Kent Growers, since 2020'],
  ],
])('an item that the column broke is whole: %s', (_, section, items) => expect(itemsOf(section)).toEqual(items));

test('an item in small letters that would have had room above begins anew', () =>
  expect(
    itemsOf('Skills\nbouquets and wreaths for weddings and funerals\nfresh moss\nstock and orders\nwindow displays'),
  ).toEqual(['bouquets and wreaths for weddings and funerals', 'fresh moss', 'stock and orders', 'window displays']));

test('lines of a list with marks that would have had room above are lines of their own', () =>
  expect(
    itemsOf('Certificates\n• Keyholder Licence\nBorough Council, London\n• First Responder\nSt Aldan Ambulance, 2022'),
  ).not.toContain('First Responder St Aldan Ambulance, 2022'));

test('times before the items begin new ones', () =>
  expect(
    itemsOf(
      'Certificates\n2021 Certified Grower of Roses\n2019 Keyholder Licence Borough\n2016 First Responder of Kent',
    )?.length,
  ).toBe(3));
