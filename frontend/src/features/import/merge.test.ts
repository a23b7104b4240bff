import { describe, expect, it } from '@jest/globals';
import { emptyForm, noExperience } from '../build/form';
import { type Imported, nothingImported } from './imported';
import { filledUp, hasTyped, replaced } from './merge';

const imported: Imported = nothingImported();
imported.values.personal_info = { ...imported.values.personal_info, first_name: 'Ada', email: 'ada@example.com' };
imported.values.work_experience = [{ ...noExperience, company: 'Mill', position: 'Clerk' }];
imported.values.skills = ['SQL', 'Git'];

const typed = {
  ...emptyForm,
  personal_info: { ...emptyForm.personal_info, first_name: 'Augusta' },
  work_experience: [{ ...noExperience, company: 'mill', position: 'Clerk', description: 'Mine' }],
  skills: ['Git'],
  template: 'creative' as const,
};

it('choosing a template is not typing', () => {
  expect([hasTyped(emptyForm), hasTyped({ ...emptyForm, template: 'creative' }), hasTyped(typed)]).toEqual([
    false,
    false,
    true,
  ]);
});

describe('filling up', () => {
  it('keeps what was typed and adds what was not there', () => {
    expect(filledUp(typed, imported)).toMatchObject({
      personal_info: { first_name: 'Augusta', email: 'ada@example.com' },
      work_experience: [{ company: 'mill', description: 'Mine' }],
      skills: ['Git', 'SQL'],
      template: 'creative',
    });
  });
  it('puts the first entry in the place of the blank one', () => {
    expect(filledUp(emptyForm, imported).work_experience).toEqual(imported.values.work_experience);
    expect(filledUp(emptyForm, nothingImported())).toEqual(emptyForm);
  });
});

it('replacing leaves only the template, and one blank entry where there is none', () => {
  expect(replaced(typed, imported)).toEqual({
    ...imported.values,
    education: emptyForm.education,
    template: 'creative',
  });
});
