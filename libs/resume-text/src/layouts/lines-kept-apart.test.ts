import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('an employer above its post, below a break with a remark, is that of the post and not of the break', () => {
  const text = `CAREER HISTORY

                    Harbour Plant Hire, Leeds
Oct 2022 –          Stock Controller
                    •    Ledger of 900 accounts

Feb 2020 –          Career break – full time carer
Sept 2022           (kept my membership up)

                    Vantage Software Ireland Ltd, Sandyford
Jan 2016 –          Senior Stock Controller
Feb 2020            •    Orders for three sites
                    •    Month end with two temps`;
  const lines = printed(text);
  const breakAt = lines.findIndex((line) => line.includes('(kept my membership up)'));
  expect(lines[breakAt]).not.toContain('Vantage');
  expect(lines.join(' ')).toContain('### Senior Stock Controller | Vantage Software Ireland');
});

test('a post below a part of its own ("Before that") is not held with the employer above it', () => {
  const text = `EXPERIENCE

Wholesale Brothers Ltd, Cork
May 2013 – Dec 2016   Stock Controller
• Orders for forty shops
2011 – 2013   Stock Assistant
• Invoices and post

Before that
2008 – 2011   Part time sales assistant, bakery, Malahide`;
  expect(printed(text).find((line) => line.includes('Part time sales assistant'))).not.toContain('Wholesale');
});

test('what a job was, below its title and time, is a line of it and no other job', () => {
  const text = `OTHER EMPLOYMENT

Harbour Museum, Hobart
Gallery assistant, March 2012 - December 2015
Front desk, school tours, reading club

2019 December holidays and each year since: marking for the board`;
  expect(printed(text)).not.toContain('### Front desk, school tours, reading club');
});

test('a full line of a summary goes on below, though it looks like a head', () => {
  const text = `Summary
I have been the person people walk up to for six years. Lately most of
the tickets are the ones the admins used to get, and that suits me.

Home bench: three old racks with Proxmox, pfSense, Windows Server 2022 DC
pair, Ubuntu boxes, a dashboard that
runs on the wall.

Experience
Technician, Harbour Ltd, 2019 - 2022
- Built profiles for the laptops and replaced the imaging; each new laptop
goes from three hours to one
- Patched on Tuesdays: approve, watch the servers restart, write up what
broke the time before`;
  expect(printed(text).join('\n')).toContain('Windows Server 2022 DC pair, Ubuntu boxes');
});

test('items that a copy left with a blank before each are not glued to each other', () => {
  const text = `EXPERIENCE
Research Scientist, Novacell Ltd                     Jan 2019 – Sept 2021
 Assays of potency and purity (ELISA, ELISpot) for an autologous cell
programme of two years
 Wrote six procedures and moved two assays to the control group, under a quality system
 Titration of vectors by ddPCR
 Designed and tried a panel of seventeen colours (Cytek), adopted by
four other groups`;
  expect(printed(text)).toContain('- Titration of vectors by ddPCR');
});

test('a sentence below an employer and its time stands below the time', () => {
  const text = `DRIVING JOBS
Harbour Haulage Lines, Leeds            May 2019 - present
Long haul abroad, company driver.
- Cold goods to the south and back, two loads a week
- Papers of the customs

Valley Logistics Ltd, York              Sept 2014 to 2017
Town and country
- Fifteen stops a day`;
  const lines = printed(text);
  expect(lines.indexOf('*May 2019 - present*')).toBe(lines.indexOf('Long haul abroad, company driver.') - 1);
});
