import { expect, test } from '@jest/globals';
import { documentAccents, documentDensities, documentTemplates } from './document-looks.js';
import { ResumeLook } from './resume-look.js';

test('every look, colour and spacing there is can be kept with a resume', () => {
  for (const template of documentTemplates) expect(ResumeLook.parse({ template })).toEqual({ template });
  for (const accent of Object.keys(documentAccents))
    expect(ResumeLook.parse({ template: 'modern', accent })).toHaveProperty('accent');
  for (const density of documentDensities)
    expect(ResumeLook.parse({ template: 'modern', density })).toHaveProperty('density');
});
