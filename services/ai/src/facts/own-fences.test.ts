import { describe, expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderVerbatim, verbatimText } from '@tailwright/resume-text/document/render-verbatim';
import { guardResume } from './guard.js';

const today = new Date('2026-11-30');
const original = `Jo Baker
jo@example.com

EXPERIENCE
Operations Director, Fell Haulage Ltd, Leeds
2019 - 2023
• Managed a budget of £2m for forty trailers
• Led a team of 60 drivers
• Reported to the
Chief Executive Officer

Yard Hand, Holm Timber Ltd, Hull
2015 - 2019
• Stacked boards
• Drove the loader`;
const falseJob = `### Chief Executive Officer | Fell Haulage Ltd, Leeds

*2015 - 2023*

- Led a team of 60 drivers`;
const resume = `# Jo Baker

jo@example.com

## Experience

${falseJob}

### Yard Hand | Holm Timber Ltd, Hull

*2015 - 2019*

- Stacked boards
- Drove the loader`;
const whole = renderVerbatim(verbatimText(readResume(original)), []);

function guarded(tailored: string) {
  return guardResume({ original, tailored, today });
}

describe('a fence hides no head that the person never had', () => {
  test.each([
    ['a fence that is never closed', resume.replace('## Experience', '```\n## Experience')],
    ['a fence with the name of a language', resume.replace('jo@example.com', '```excel\njo@example.com\n```')],
    ['a fence in a row of tildes', resume.replace('jo@example.com', 'jo@example.com\n~~~\n```\n~~~')],
    ['a fence around all, with a sentence below it', `\`\`\`\n${resume}\n\`\`\`\nHere is your resume.`],
    ['a fence below a text without marks', `${resume.replace(/^(?:#+ |- )|\*/gm, '')}\n\`\`\``],
  ])('%s', (_what, tailored) => {
    const { text, report } = guarded(tailored);
    expect(text).not.toMatch(/^#+ Chief Executive Officer/m);
    expect(text).toContain('### Operations Director');
    expect(report.notAdded).not.toEqual([]);
  });
});

test('a row in a fence below the head of another job is no line of that job', () => {
  const moved = resume.replace('- Stacked boards\n', '```\n• Stacked boards\n• Led a team of 60 drivers\n```\n');
  const { text } = guarded(moved.replace(falseJob, ''));
  expect(text.slice(text.indexOf('### Yard Hand'), text.indexOf('### Operations'))).not.toContain('60 drivers');
});

test('the whole text in its order is let through as it stands', () => {
  const { text, report } = guarded(whole);
  expect(text.trim()).toBe(whole.trim());
  expect(report.notAdded).toEqual([]);
});

test('a job that was left out of such a text is put back', () => {
  const { text } = guarded(whole.replace(/\nYard Hand[^`]*/, '\n'));
  expect(text).toContain('Holm Timber');
  expect(text).toContain('Drove the loader');
  expect(text).not.toContain('```');
});
