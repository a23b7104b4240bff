import { describe, expect, it } from '@jest/globals';
import { draftMarkdown } from './draft-markdown';
import { type Values, emptyForm, noEducation, noExperience } from './form';

const values: Values = {
  ...emptyForm,
  personal_info: {
    ...emptyForm.personal_info,
    first_name: 'Ada',
    last_name: 'Lovelace',
    headline: 'Analyst',
    email: 'a_b@example.com',
    summary: 'One.\nTwo.',
  },
  work_experience: [
    {
      ...noExperience,
      company: 'Mill',
      position: 'Clerk',
      start_date: '2018',
      current: true,
      description: '- Did *this*\nand that',
    },
  ],
  education: [
    {
      ...noEducation,
      institution: 'Home',
      degree: 'Diploma',
      field: 'Mathematics',
      start_date: '2014',
      end_date: '2017',
    },
  ],
  skills: ['C#', 'SQL'],
};

describe('the draft of a resume', () => {
  it('holds the form word for word, in the order of the modern template', () => {
    expect(draftMarkdown(values)).toBe(`# Ada Lovelace

**Analyst**

a\\_b@example.com

## Summary

One.

Two.

## Skills

C\\#, SQL

## Experience

### Clerk | Mill

*2018 – Present*

- Did \\*this\\*
- and that

## Education

### Diploma in Mathematics | Home

*2014 – 2017*`);
  });

  it('opens with profile and projects in the creative one', () => {
    const headings = draftMarkdown({
      ...values,
      template: 'creative',
      additional: { ...values.additional, projects: ['Note G'] },
    }).match(/^## .*/gm);
    expect(headings).toEqual(['## Profile', '## Projects', '## Experience', '## Skills', '## Education']);
  });

  it('of an empty form is empty', () => {
    expect(draftMarkdown(emptyForm)).toBe('');
  });
});
