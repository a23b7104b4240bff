import { expect, test } from '@jest/globals';
import { BuilderForm, builderTemplates } from '@tailwright/contracts/build';
import { guardBuild } from '../facts/guard.js';
import { renderForm } from '@tailwright/resume-text/document/render-form';

const full = {
  personal_info: {
    first_name: 'Ana',
    last_name: 'Lima',
    email: 'ana@example.com',
    phone: '+351 910 555 014',
    location: 'Lisbon',
    headline: 'Baker',
    links: ['linkedin.com/in/ana-lima'],
  },
  work_experience: [
    {
      company: 'Padaria Sol',
      position: 'Baker',
      start_date: '03/2020',
      current: true,
      description: 'Bake 300 loaves a night. Train two apprentices.',
    },
    {
      company: 'Hotel Mar',
      position: 'Kitchen Porter',
      start_date: '05/2017',
      end_date: '02/2020',
      description: '- Responsible for cleaning stations\n- Prepared vegetables',
    },
  ],
  education: [
    { institution: 'Escola Hoteleira', degree: 'Diploma', field: 'Baking', start_date: '2015', end_date: '2017' },
  ],
  skills: ['Sourdough', 'Lamination', 'Food safety'],
  additional: {
    languages: ['Portuguese', 'English'],
    certifications: ['HACCP Level 2'],
    projects: ['Bread club: weekly class for 12 neighbours'],
    hobbies: ['Cycling'],
  },
  project_details: [
    {
      name: 'Bread club: weekly class for 12 neighbours',
      link: 'breadclub.example.com',
      description: 'Wrote the recipes\n- Raised €900 for an oven',
    },
  ],
};

const empty = {
  personal_info: { first_name: 'Bo', last_name: 'Ek', email: 'bo@example.com' },
  work_experience: [],
  education: [],
  skills: [],
  additional: { languages: [], certifications: [], projects: [], hobbies: [] },
};

test.each(builderTemplates)('%s holds everything of the form and no claim of its own', (template) => {
  const form = BuilderForm.parse({ ...full, template });
  const generated = renderForm(form);
  const facts = [
    ...Object.values(full.personal_info)
      .flat()
      .filter((value) => value !== 'Ana' && value !== 'Lima'),
    ...['[breadclub.example.com](https://breadclub.example.com)', '- Wrote the recipes', '- Raised €900 for an oven'],
    ...full.work_experience.flatMap((job) => [job.company, job.position, job.start_date]),
    ...full.education.flatMap((study) => Object.values(study)),
    ...full.skills,
    ...Object.values(full.additional).flat(),
  ];
  for (const fact of ['Ana Lima', ...facts]) expect(generated).toContain(fact);
  expect(guardBuild({ form, generated, today: new Date() })).toMatchObject({
    text: generated,
    report: { notAdded: [] },
  });
});

test('the two templates order and mark the same facts differently', () => {
  const [modern, creative] = builderTemplates.map((template) => renderForm(BuilderForm.parse({ ...full, template })));
  expect(modern).toContain('**Baker**');
  expect(creative).toContain('> Baker');
  expect(modern?.indexOf('## Skills')).toBeLessThan(modern?.indexOf('## Experience') ?? 0);
  expect(creative?.indexOf('## Projects')).toBeLessThan(creative?.indexOf('## Experience') ?? 0);
});

/** What a person types, and the words that have to stand behind the bullet of their line. */
const typedLines = [
  ['Managed a team of 5', 'Managed a team of 5'],
  ['Cut waste by 12%.', 'Cut waste by 12%.'],
  ['• Opened at 5 am', 'Opened at 5 am'],
  ['- Responsible for cleaning', 'Responsible for cleaning'],
  ['* Ran the till', 'Ran the till'],
  ['*Employee of the month* in May', '\\*Employee of the month\\* in May'],
  ['· Trained two apprentices', 'Trained two apprentices'],
  ['‣ Wrote the rota', 'Wrote the rota'],
  ['✓ Passed every inspection', 'Passed every inspection'],
  ['o Kept the books', 'Kept the books'],
  ['2) Counted the stock', 'Counted the stock'],
  ['and made coffee', 'and made coffee'],
  ['Baked bread, rolls,', 'Baked bread, rolls,'],
  ['2019: moved to the new house', '2019: moved to the new house'],
];

test('what was typed into a description comes back line by line, with and without marks and full stops', () => {
  const description = [...typedLines.map(([typed]) => typed), '', '•', '-'].join('\n');
  const job = { company: 'Harbour Cafe', position: 'Shift Lead', start_date: '2020', current: true, description };
  const form = BuilderForm.parse({ ...full, work_experience: [job] });
  const generated = renderForm(form);
  const lines = typedLines.map(([, kept]) => `- ${kept}`).join('\n');
  expect(generated).toContain(`### Shift Lead | Harbour Cafe\n\n*2020 – Present*\n\n${lines}\n\n##`);
  const { text, report } = guardBuild({ form, generated, today: new Date() });
  expect(text).toBe(generated);
  expect(report.notAdded).toEqual([]);
});

test('a form with a name alone gives a resume without empty headings', () => {
  expect(renderForm(BuilderForm.parse(empty))).toBe('# Bo Ek\n\nbo@example.com\n');
});
