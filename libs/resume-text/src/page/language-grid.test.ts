import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { readSkillGroups } from '../sections/skills.js';
import { printed, topOfResume } from '../testing/printed.js';

const grid = `LANGUAGE SKILLS
Mother tongue(s): Finnish
Other language(s):
             UNDERSTANDING            SPEAKING                                WRITING
             Listening   Reading      Spoken production   Spoken interaction
SWEDISH      C2          C1           B2                  C1                  B2
DANISH       A1          B1           A2                  A1                  A1`;

test('the levels of languages in columns are lines that say what each level is of', () => {
  expect(printed(grid)).toEqual([
    '## LANGUAGE SKILLS',
    'Mother tongue(s): Finnish',
    '**Other language(s):**',
    'SWEDISH: understanding (listening C2, reading C1), speaking (spoken production B2, spoken interaction C1), writing B2',
    'DANISH: understanding (listening A1, reading B1), speaking (spoken production A2, spoken interaction A1), writing A1',
  ]);
});

test('the labels before the columns stay, and the line that names the columns is no skill', () => {
  const text = `Personal skills
Self-assessment       Understanding        Speaking             Writing
European level (*)    Listening  Reading   Interact.  Prod.
Swedish               C2         C1        B2         C1        B2
(*) Common European Framework of Reference
Computer skills       Word, Excel
Driving licence       B`;
  expect(printed(text)).toEqual(
    expect.arrayContaining([
      String.raw`Self-assessment · European level (\*)`,
      'Swedish: understanding (listening C2, reading C1), speaking (interact. B2, prod. C1), writing B2',
    ]),
  );
  const items = readResume(topOfResume + text).sections.flatMap(({ details }) =>
    readSkillGroups(details).flatMap((group) => group.items),
  );
  expect(items.find((item) => item.startsWith('Swedish'))).toMatch(/^Swedish: understanding .* writing B2$/);
  expect(items.join(' ')).not.toMatch(/Self-assessment|European level/);
});

test('other rows of short words are left as they are', () => {
  const text = 'Sizes\n          Understanding   Speaking   Writing\nPens      three   four   five';
  expect(printed(text).join('\n')).not.toContain('Listening');
});
