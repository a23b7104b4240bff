import { describe, expect, test } from '@jest/globals';
import type { Edit, OptimizeRequest, RemovedLine } from '@tailwright/contracts/optimize';
import { BuiltInEngine } from '../engine/built-in/built-in.engine.js';
import { inThisThread } from '../text-work/text-work.js';
import { postings, resumes } from '../testing/samples.js';
import { completeOptimization } from './complete-optimization.js';
import { stillOut, withoutRemovedLines } from './removed-lines.js';

const written =
  '# Ada Roth\n\n## Experience\n\n### Cook\n\n- Cooked for 80 guests\n- **Menus:** wrote four\n- 2019\n- 2019';
const edit = (kind: Edit['kind'], text: string, ...lines: string[]): Edit => ({ text, kind, lines, requirements: [] });
const out = (text: string, ...lines: string[]): RemovedLine => ({ text, lines });

describe('a line the person took out', () => {
  test.each<[string, RemovedLine[], Edit[], string]>([
    ['is taken out again as it stood', [out('Cooked for 80 guests')], [], '- **Menus:** wrote four\n- 2019\n- 2019'],
    [
      'is taken out in the words of the original too',
      [out('Fed eighty', 'Cooked for 80 guests')],
      [],
      '- **Menus:** wrote four\n- 2019\n- 2019',
    ],
    [
      'is taken out in new words that rest on it',
      [out('Fed eighty', 'Fed 80 people')],
      [edit('reworded', 'Cooked for 80 guests', 'Fed 80 people')],
      '- **Menus:** wrote four\n- 2019\n- 2019',
    ],
    [
      'is taken out where two lines of the original are one',
      [out('Menus, four', 'Menus:', 'wrote four')],
      [],
      '- Cooked for 80 guests\n- 2019\n- 2019',
    ],
    ['stays where nobody can tell which of two is meant', [out('2019')], [], written.split('### Cook\n\n')[1]!],
    [
      'is taken out of several alike when all of them were',
      [out('2019'), out('2019')],
      [],
      '- Cooked for 80 guests\n- **Menus:** wrote four',
    ],
    [
      'that was the summary leaves no other summary',
      [{ ...out('Cook with menus'), kind: 'summary' }],
      [edit('summary', 'Cooked for 80 guests', '**Menus:** wrote four')],
      '- **Menus:** wrote four\n- 2019\n- 2019',
    ],
    [
      'takes no list of skills along that it only showed',
      [out('Fed eighty', 'Fed 80 people')],
      [edit('skills', 'Cooked for 80 guests', 'Guests', 'Fed 80 people')],
      written.split('### Cook\n\n')[1]!,
    ],
  ])('%s', (_, removed, edits, expected) => {
    expect(withoutRemovedLines({ text: written, edits }, removed).text.split('### Cook\n\n')[1]).toBe(expected);
  });

  test('of a job goes with the same line at the top, and one at the top goes alone', () => {
    const twice = written.replace('## Experience', '## Highlights\n\n- Cooked for 80 guests\n\n## Experience');
    const top = edit('summary', 'Cooked for 80 guests', 'Cooked for 80 guests');
    const line = out('Cooked for 80 guests', 'Cooked for 80 guests');
    const both = withoutRemovedLines({ text: twice, edits: [top] }, [line]);
    expect(both.text).not.toContain('Cooked');
    expect(both.edits).toEqual([]);
    const alone = withoutRemovedLines({ text: twice, edits: [top] }, [{ ...line, kind: 'summary' }]);
    expect(alone.text.match(/Cooked/g)).toHaveLength(1);
    expect(alone.text.indexOf('Cooked')).toBeGreaterThan(alone.text.indexOf('## Experience'));
  });

  test('goes with its edit', () => {
    const reworded = edit('reworded', 'Cooked for 80 guests', 'Fed 80 people');
    const { edits } = withoutRemovedLines({ text: written, edits: [reworded] }, [out('Fed 80 people')]);
    expect(edits).toEqual([]);
  });

  test('is out no longer when it stands in the text again', () => {
    const [gone, back] = [out('Baked bread'), out('Fed eighty', 'Cooked for 80 guests')];
    expect(stillOut(written, [gone, back])).toEqual([gone]);
  });
});

const original = (resumes.electrician.split('\n').find((each) => /conduit/.test(each)) ?? '').replace(/^\W+/, '');
const removed = [out(original, original)];
const request: OptimizeRequest = {
  resumeText: resumes.electrician,
  jobDescription: postings.electrician,
  style: 'formal',
  removed,
};

async function complete(asked: OptimizeRequest) {
  const engine = new BuiltInEngine(inThisThread);
  const draft = await engine.tailor(asked, { signal: new AbortController().signal, onText: () => undefined });
  return completeOptimization(
    { request: asked, draft: { ...draft, askedAt: new Date('2026-11-21') } },
    () => undefined,
  );
}

describe('the fact guard', () => {
  test('does not put back what the person took out when the resume is written again', async () => {
    const result = await complete(request);
    expect(result.optimizedResume).not.toContain(original);
    expect(result.removed).toEqual(removed);
  });

  test('does not put back what the person took out when only that is checked', async () => {
    const { optimizedResume } = await complete({ ...request, removed: [] });
    const tailoredResume = optimizedResume
      .split('\n')
      .filter((line) => !line.includes(original))
      .join('\n');
    const revised = { ...request, tailoredResume };
    const draft = { text: tailoredResume, edits: [], askedAt: new Date('2026-11-21') };
    expect(completeOptimization({ request: revised, draft }, () => undefined).optimizedResume).not.toContain(original);
    const lost = completeOptimization({ request: { ...revised, removed: [] }, draft }, () => undefined);
    expect(lost.optimizedResume).toContain(original);
  });

  test('does not put back a list of skills that the person took out', () => {
    const resumeText = 'Ada Roth\n\nExperience\n\nCook, Harbour Cafe, 2019 - 2021\n- Cooked\n\nSkills\nKnives, Sauces';
    const tailoredResume = '# Ada Roth\n\n## Experience\n\n### Cook | Harbour Cafe\n\n*2019 - 2021*\n\n- Cooked\n';
    const asked = { ...request, resumeText, tailoredResume, removed: [out('Knives, Sauces', 'Knives, Sauces')] };
    const draft = { text: tailoredResume, edits: [], askedAt: new Date('2026-11-21') };
    expect(completeOptimization({ request: asked, draft }, () => undefined).optimizedResume).not.toContain('Sauces');
  });
});
