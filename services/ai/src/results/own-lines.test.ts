import { describe, expect, test } from '@jest/globals';
import type { Edit } from '@tailwright/contracts/optimize';
import { BuiltInEngine } from '../engine/built-in/built-in.engine.js';
import { inThisThread } from '../text-work/text-work.js';
import { postings, resumes } from '../testing/samples.js';
import { completeOptimization } from './complete-optimization.js';
import { withOwnLines } from './own-lines.js';

const own = (text: string, ...lines: string[]): Edit => ({ text, kind: 'own', lines, requirements: [] });
const written = '# Ada Roth\n\n## Experience\n\n### Cook\n\n- Cooked for 80 guests a night\n- **Menus:** wrote four';

describe('a line the person typed', () => {
  test.each<[string, Edit, Edit[], string]>([
    [
      'takes the place of the line it was typed for',
      own('Cooked for 90 guests', 'Cooked for 80 guests a night'),
      [],
      '- Cooked for 90 guests\n- **Menus:** wrote four',
    ],
    [
      'takes the place of what was made of that line',
      own('Fed the harbour', 'Fed 80 people'),
      [{ text: 'Cooked for 80 guests a night', kind: 'reworded', lines: ['Fed 80 people'], requirements: [] }],
      '- Fed the harbour\n- **Menus:** wrote four',
    ],
    [
      'takes the place of two lines that were one',
      own('Menus for all seasons', 'Menus:', 'wrote four'),
      [],
      '- Cooked for 80 guests a night\n- Menus for all seasons',
    ],
    [
      'makes no Markdown of its signs',
      own('Cooked *everything* <b>', 'Cooked for 80 guests a night'),
      [],
      '- Cooked \\*everything\\* \\<b>\n- **Menus:** wrote four',
    ],
    [
      'has no place where its lines are gone',
      own('Baked', 'Baked bread'),
      [],
      '- Cooked for 80 guests a night\n- **Menus:** wrote four',
    ],
  ])('%s', (_, edit, edits, expected) => {
    expect(withOwnLines({ text: written, edits }, [edit]).text.split('### Cook\n\n')[1]).toBe(expected);
  });

  const added = (text: string, ...after: string[]): Edit => ({ ...own(text), after });

  test.each<[string, Edit[], Edit[], string]>([
    [
      'stands below the line it was added below',
      [added('Baked', 'Cooked for 80 guests a night')],
      [],
      '- Cooked for 80 guests a night\n- Baked\n- **Menus:** wrote four',
    ],
    [
      'stands below what is made of that line now',
      [added('Baked', 'Fed a crowd', 'Fed 80 people')],
      [{ text: 'Cooked for 80 guests a night', kind: 'reworded', lines: ['Fed 80 people'], requirements: [] }],
      '- Cooked for 80 guests a night\n- Baked\n- **Menus:** wrote four',
    ],
    [
      'stands below another one that was added',
      [added('Baked', 'Menus: wrote four'), added('Brewed', 'Baked')],
      [],
      '- Cooked for 80 guests a night\n- **Menus:** wrote four\n- Baked\n- Brewed',
    ],
    [
      'is the first of the list below a head',
      [added('Baked', 'Cook')],
      [],
      '- Baked\n- Cooked for 80 guests a night\n- **Menus:** wrote four',
    ],
    [
      'has no place where the line above it is gone',
      [added('Baked', 'Swept the floor')],
      [],
      '- Cooked for 80 guests a night\n- **Menus:** wrote four',
    ],
  ])('that was added %s', (_, lines, edits, expected) => {
    const result = withOwnLines({ text: written, edits }, lines);
    expect(result.text.split('### Cook\n\n')[1]).toBe(expected);
    expect(result.edits.filter(({ kind }) => kind === 'own')).toHaveLength(
      expected.includes('Baked') ? lines.length : 0,
    );
  });

  test('is listed as theirs, in place of the edit it replaced', () => {
    const reworded: Edit = {
      text: 'Cooked for 80 guests a night',
      kind: 'reworded',
      lines: ['Fed 80'],
      requirements: [],
    };
    const typed = own('Fed the harbour', 'Fed 80');
    expect(withOwnLines({ text: written, edits: [reworded] }, [typed, own('Baked', 'Baked bread')]).edits).toEqual([
      typed,
    ]);
  });

  test('survives that the resume is written again in another style', async () => {
    const lines = ['Read blueprints and bend conduit on up to 3 job sites a week'];
    const line = resumes.electrician.split('\n').find((each) => /conduit/.test(each)) ?? lines[0]!;
    const original = line.replace(/^\W+/, '');
    const typed = own('Bend conduit and read the blueprints of three sites', original);
    const request = {
      resumeText: resumes.electrician,
      jobDescription: postings.electrician,
      style: 'formal' as const,
      edits: [typed],
    };
    const engine = new BuiltInEngine(inThisThread);
    const draft = await engine.tailor(request, { signal: new AbortController().signal, onText: () => undefined });
    const result = completeOptimization(
      { request, draft: { ...draft, askedAt: new Date('2026-11-21') } },
      () => undefined,
    );
    expect(result.optimizedResume).toContain(typed.text);
    expect(result.optimizedResume).not.toContain(original);
    expect(result.edits).toContainEqual(typed);
  });

  test('is placed in good time, however many lines there are', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `- Cooked dish number ${at}`).join('\n');
    const typed = Array.from({ length: 400 }, (_, at) => own(`Fried dish number ${at}`, `Cooked dish number ${at}`));
    const began = process.cpuUsage();
    const written = withOwnLines({ text, edits: [] }, typed);
    const { user, system } = process.cpuUsage(began);
    expect(written.edits).toHaveLength(400);
    expect((user + system) / 1_000).toBeLessThan(400);
  });
});
