import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';
import { readSkillGroups } from './skills.js';
import { printed, topOfResume } from './testing/printed.js';

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
    'Other language(s):',
    'Understanding: Listening / Reading · Speaking: Spoken production / Spoken interaction · Writing',
    'SWEDISH: C2 / C1 · B2 / C1 · B2',
    'DANISH: A1 / B1 · A2 / A1 · A1',
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
      String.raw`Self-assessment · European level (\*) · Understanding: Listening / Reading · Speaking: Interact. / Prod. · Writing`,
      'Swedish: C2 / C1 · B2 / C1 · B2',
    ]),
  );
  const items = readResume(topOfResume + text).sections.flatMap(({ details }) =>
    readSkillGroups(details).flatMap((group) => group.items),
  );
  expect(items).toContain('Swedish: C2 / C1 · B2 / C1 · B2');
  expect(items.join(' ')).not.toContain('Listening');
});

test('other rows of short words are left as they are', () => {
  const text = 'Sizes\n          Understanding   Speaking   Writing\nPens      three   four   five';
  expect(printed(text).join('\n')).not.toContain('Listening');
});
