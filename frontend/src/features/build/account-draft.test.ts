import { expect, test } from '@jest/globals';
import { TypedForm } from '@tailwright/contracts/builder-draft';
import { type Step, stepOf, written } from './account-draft';
import { type Values, emptyForm } from './form';

const named = (first_name: string): Values => ({
  ...emptyForm,
  personal_info: { ...emptyForm.personal_info, first_name },
});
const draft = (first_name: string, revision = 'second') => ({
  form: TypedForm.parse(named(first_name)),
  revision,
  savedAt: '2025-04-28T12:00:00.000Z',
});
const knew = (first_name: string, revision = 'first') => ({ form: written(named(first_name)), revision });

test.each<[string, Parameters<typeof stepOf>, Step]>([
  ['an empty form and an account without a draft', [emptyForm, {}, undefined], 'nothing'],
  ['a typed form and an account without a draft', [named('Ada'), {}, undefined], 'save'],
  ['a saved form whose draft was emptied on another device', [named('Ada'), knew('Ada'), undefined], 'empty'],
  ['more typed into a form whose draft was emptied elsewhere', [named('Adam'), knew('Ada'), undefined], 'save'],
  ['an empty form on another device', [emptyForm, {}, draft('Ada')], 'take'],
  ['a form that was typed before logging in, and another draft', [named('Bo'), {}, draft('Ada')], 'ask'],
  ['the same form, typed or saved elsewhere', [named('Ada'), {}, draft('Ada')], 'nothing'],
  ['what was typed after the last save', [named('Adam'), knew('Ada', 'second'), draft('Ada')], 'save'],
  ['a form that was emptied after the last save', [emptyForm, knew('Ada', 'second'), draft('Ada')], 'save'],
  ['a saved form, and a newer draft of another tab', [named('Ada'), knew('Ada'), draft('Adele')], 'take'],
  ['an unsaved form, and a newer draft of another tab', [named('Adam'), knew('Ada'), draft('Adele')], 'ask'],
])('%s', (_, given, step) => expect(stepOf(...given)).toBe(step));
