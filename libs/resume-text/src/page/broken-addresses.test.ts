import { describe, expect, it } from '@jest/globals';

import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = ['Marit Solvang', 'Buyer', ''];
const jobs = ['', 'EXPERIENCE', '', 'Buyer | Fjell Textiles | 2019 - 2024', '- Bought wool in six countries'];

function contactsOf(lines: string[]): string[] {
  return readResume([...top, ...lines, ...jobs].join('\n')).person.contacts;
}

describe('broken addresses', () => {
  it.each([
    ['in front of its sign', ['marit.solvang', '@example.org']],
    ['behind its sign', ['marit.solvang@', 'example.org']],
    ['behind a point of the mailbox', ['marit.', 'solvang@example.org']],
    ['behind the point of the domain', ['marit.solvang@example.', 'org']],
    ['in front of the point of the domain', ['marit.solvang@example', '.org']],
    ['inside of the domain', ['marit.solvang@exam', 'ple.org']],
    ['inside of a labelled mailbox', ['Email: marit.sol', 'vang@example.org']],
    ['behind a label', ['E-mail: marit.solvang', '@example.org']],
  ])('joins an e-mail address that was broken %s', (_where, lines) => {
    expect(contactsOf([...lines, '0113 496 0000'])).toEqual(['marit.solvang@example.org', '0113 496 0000']);
  });

  it.each([
    ['behind a dash', ['linkedin.com/in/marit-', 'solvang']],
    ['in front of a slash', ['linkedin.com/in', '/marit-solvang']],
    ['behind the name of the site', ['linkedin.com', '/in/marit-solvang']],
    ['behind a slash', ['linkedin.com/in/', 'marit-solvang']],
  ])('joins a link that was broken %s', (_where, lines) => {
    expect(contactsOf(['0113 496 0000', ...lines])).toEqual(['0113 496 0000', 'linkedin.com/in/marit-solvang']);
  });

  it('joins what is broken in the right column of the top', () => {
    const text = [
      'Marit Solvang                         marit.solvang',
      'Buyer                                 @example.org',
      '                                      0113 496 0000',
    ];
    const { name, headline, contacts } = readResume([...text, ...jobs].join('\n')).person;
    expect([name, headline, ...contacts]).toEqual([
      'Marit Solvang',
      'Buyer',
      'marit.solvang@example.org',
      '0113 496 0000',
    ]);
  });

  it('joins it in a side column that was printed below the jobs', () => {
    const column = [
      '',
      'marit.solvang',
      '@example.org',
      '',
      '0113 496 0000',
      '',
      'Leeds LS1 4AB',
      '',
      'SKILLS',
      'Negotiation',
    ];
    expect(readResume([...top, 'I buy wool.', ...jobs, ...column].join('\n')).person.contacts).toEqual([
      'marit.solvang@example.org',
      '0113 496 0000',
      'Leeds LS1 4AB',
    ]);
  });

  it('leaves a site and an account in the right column of the top apart', () => {
    const text = [
      'Marit Solvang                         solvang.example',
      'Buyer                                 /in/marit-solvang',
      '                                      0113 496 0000',
    ];
    const written = renderResume(readResume([...text, ...jobs].join('\n')));
    expect(written).not.toContain('solvang.example/in');
    expect(written).toContain('/in/marit-solvang');
  });

  it.each([
    ['an account', ['marit@example.org', 'instagram', '@solvang.me']],
    ['two whole addresses', ['marit@example.org', 'solvang@example.org']],
    ['a site and an account at LinkedIn', ['maritsolvang.example', '/in/solvang-marit']],
    ['a labelled site and an account', ['Web: www.solvang.no', '/marit-solvang']],
    ['a page and an account at LinkedIn', ['solvang.no/wool', '/in/solvang-marit']],
    ['a profile and an account elsewhere', ['linkedin.com/in/marit-solvang', '/msolvang']],
    ['a profile and a site', ['linkedin.com/in/marit-solvang/', 'solvang.no/wool']],
    ['a folder and a site', ['solvang.example/wool/', 'msolvang.github.io']],
    ['a link and a word', ['marit@example.org', 'solvang.example.org', 'Oslo']],
  ])('leaves %s apart', (_what, lines) => {
    const written = renderResume(readResume([...top, ...lines, ...jobs].join('\n'))).replaceAll('\n', ' ');
    for (const line of lines) expect(` ${written} `).toContain(` ${line} `);
  });

  it('leaves links below one another in a section of their own apart', () => {
    const links = ['solvang.example/wool', 'solvang.example/felt-shop (in Danish)', 'solvang.example/dye'];
    const written = renderResume(readResume([...top, 'Leeds, UK', ...jobs, '', 'WORK TO SEE', ...links].join('\n')));
    expect(written.split('\n').map((line) => line.replace(/^- /, ''))).toEqual(expect.arrayContaining(links));
  });

  it('leaves links below one another in a narrow side column apart', () => {
    const links = ['solvang.example/wool-and-linen', 'solvang.example/felt', 'solvang.example/dyes'];
    const column = ['SKILLS', 'Wool and linen', 'Looms', '', 'WORK TO SEE', ...links, 'more on request'];
    const main = ['EXPERIENCE', 'Buyer', 'Fjell Textiles', '2019 - 2024', ...Array<string>(6).fill('Bought wool')];
    const rows = column.map((cell, at) => `${cell.padEnd(40)}${main[at] ?? ''}`);
    const written = renderResume(readResume([...top, 'Leeds, UK', '', ...rows].join('\n')));
    expect(written.split('\n').map((line) => line.replace(/^- /, ''))).toEqual(expect.arrayContaining(links));
  });
});
