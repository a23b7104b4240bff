import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const skills = (label: string) => `Dana Whitlow
dana@mail.example

SKILLS BY AREA

Machines
    Two presses and a folder, also the old one. Change plates and rollers without calling anybody.
    Read the logs of the press before a shift begins.

${label}
    Shift lead since autumn 2021, three to five people: who is at what machine, breaks, the log book.
    Four beginners trained from the first day up to their own press.
    Contact for the drivers and the paper mill.

Colour
    Match spot colours by eye and by meter. Two customers ask for me by name.

Safety
    Guards and locks checked each week. First aider on nights.

EMPLOYMENT

Printer, Larch Press, Leeds                           Mar. 2019 to present
    Brochures and labels
`;

test.each(['Running a shift', 'Leading a night crew', 'Managing stores'])(
  'a label above lines that are set in is one as the others of its section are: %s',
  (label) => {
    const details = readResume(skills(label)).sections[0]?.details ?? [];
    const labels = details.filter(({ isSubheading }) => isSubheading).map(({ text }) => text);
    expect(labels).toEqual(['Machines', label, 'Colour', 'Safety']);
  },
);
