import { describe, expect, test } from '@jest/globals';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { longDate } from './long-date';
import { plainPreview, previewOf, sharedByViews, titleOf } from './resume-summary';

const record = (fields: Partial<ResumeRecord>): ResumeRecord => ({
  id: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11',
  user_id: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b12',
  original_resume_text: 'text',
  job_description_text: 'job',
  optimized_resume_text: 'resume',
  created_at: '2025-04-28T12:00:00.000Z',
  views: 0,
  ...fields,
});

describe('a card', () => {
  test('of a text with an opening brace is a built resume, any other an optimized one', () => {
    expect(titleOf(record({ original_resume_text: '{"personal_info":{}}' }))).toBe('Built Resume');
    expect(titleOf(record({ original_resume_text: 'Plain text' }))).toBe('Optimized Resume');
  });

  test('previews 200 characters, never half of one', () => {
    expect(previewOf(record({ optimized_resume_text: 'a'.repeat(200) }))).toBe('a'.repeat(200));
    expect(previewOf(record({ optimized_resume_text: 'a'.repeat(201) }))).toBe(`${'a'.repeat(200)}...`);
    expect(previewOf(record({ optimized_resume_text: '😀'.repeat(201) }))).toBe(`${'😀'.repeat(200)}...`);
  });

  test('previews words, not the marks of Markdown', () => {
    const resume = record({
      optimized_resume_text: '# Maya\n\n**Engineer**\n\n*2020 – Present*\n\n## Skills\n\n- C# and 2 * 3',
    });
    expect(plainPreview(resume)).toBe('Maya\nEngineer\n2020 – Present\nSkills\n- C# and 2 * 3');
  });

  test('shows its date in long English form', () => {
    expect(longDate('2025-04-28T12:00:00.000Z')).toBe('April 28, 2025');
  });
});

test('analytics lists the shared resumes alone, the most viewed first', () => {
  const few = record({ public_link_id: 'aaaaaaaaaaaaaaaaaaaaaa', views: 2 });
  const many = record({ public_link_id: 'bbbbbbbbbbbbbbbbbbbbbb', views: 9 });
  expect(sharedByViews([few, record({ views: 99 }), many])).toEqual([many, few]);
});
