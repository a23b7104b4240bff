import { expect, test } from '@jest/globals';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { type Values, emptyForm, noEducation, noExperience } from './form';

/** Each means something in Markdown, somewhere in a line. */
const typed = [
  '# one',
  '- dash',
  '+ plus',
  '> quote',
  '*star* and **two**',
  '_under_ and snake_case_name',
  '`code`',
  '[label](https://example.com)',
  '![picture](https://example.com/a.png)',
  '[name]: https://example.com',
  '<b>bold</b> and 3 < 4 > 2',
  '<https://example.com>',
  'AT&amp;T &copy; &#35; R&D',
  '~~gone~~ ~ here',
  String.raw`\* and \# and C:\dir\new`,
  String.raw`a: \: b \; c \"`,
  'ends with a backslash \\',
  'C #',
  'a | b |',
  '---',
  '===',
  '***',
  '1986. A great year',
  '7) seven',
];

function formWith(text: string): Values {
  return {
    ...emptyForm,
    personal_info: { ...emptyForm.personal_info, first_name: text, headline: text, phone: text, summary: text },
    work_experience: [{ ...noExperience, position: text, company: 'Mill', start_date: text, description: `- ${text}` }],
    education: [{ ...noEducation, degree: 'Diploma', field: text, institution: text }],
    skills: [text],
    additional: { languages: [text], certifications: [text], projects: [text], hobbies: [text] },
  };
}

/** The words a person sees on the sheet, one element a line. */
function shown(markdown: string): string[] {
  return renderToStaticMarkup(createElement(Markdown, null, markdown))
    .replace(/<\/?(?:strong|em)>/g, '')
    .split(/<[^<>]{0,200}>/)
    .map((text) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter(Boolean);
}

test.each(typed)('%s is shown as typed in every field of both templates', (text) => {
  for (const template of ['modern', 'creative'] as const) {
    const lines = shown(renderForm({ ...formWith(text), template }));
    expect(lines.filter((line) => line === text)).toHaveLength(11);
    expect(lines).toContain(`${text} | Mill`);
    expect(lines).toContain(`Diploma in ${text} | ${text}`);
  }
});

test.each([
  '>95 % of calls answered',
  '> 40 % faster',
  '> €2m of sales',
  '> 40 % faster\n> 30 % cheaper',
  '~200 guests a night',
  '+ 12 % sales',
  '+12 % sales',
])('the sign before the figure of "%s" is no mark of a list', (line) => {
  const description = `Served guests\n${line}\n- Kept the till`;
  const form = { ...emptyForm, work_experience: [{ ...noExperience, company: 'Mill', description }] };
  expect(shown(renderForm(form))).toEqual(
    expect.arrayContaining(['Served guests', ...line.split('\n'), 'Kept the till']),
  );
});

test('a sign before every line is the mark of a list, also before a figure', () => {
  const form = {
    ...emptyForm,
    work_experience: [{ ...noExperience, company: 'Mill', description: '> 12 a day\n> Tills' }],
  };
  expect(shown(renderForm(form))).toEqual(expect.arrayContaining(['12 a day', 'Tills']));
});

test('the draft of an empty form is empty', () => {
  expect(renderForm(emptyForm)).toBe('');
});
