import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkLetterNow } from '@tailwright/contracts/cover-letter';
import { type Edit, type Optimization, checkTextNow } from '@tailwright/contracts/optimize';
import { make } from '@tailwright/testing/make';
import { type TestSystem, startSystem } from '../testing/system.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

const request = make.optimizeRequest();
const check = (tailoredResume: string, changes: object = {}) =>
  system.rpc.call(checkTextNow, { ...request, tailoredResume, isAsTyped: true, ...changes });
const ownLine = (text: string): Edit => ({ text, kind: 'own', lines: [], requirements: [] });

describe('a text that is checked while its person types', () => {
  test('gets the score and the facts that a job gives it, and no job is kept', async () => {
    const text = '# Ada Lovelace\n\n## Experience\n\n- Mended the analytical engine';
    const checked = await check(text, { isAsTyped: false });
    expect(await system.sql('SELECT FROM jobs')).toEqual([]);
    await system.startWorker();
    const { id } = await system.submit('optimize', { ...request, tailoredResume: text });
    const { result } = await system.ended(id);
    const { optimizedResume, analysis, factCheck } = result as Optimization;
    expect(checked).toMatchObject({ optimizedResume, analysis, factCheck });
  });

  test('is refused without a tailored text', async () => {
    await expect(system.rpc.call(checkTextNow, request)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

test('lines of a letter that the resume does not show are told, and no other', async () => {
  const { resumeText, jobDescription } = make.coverLetterRequest();
  const ownLines = ['Dear team,', 'I have won the Nobel Prize in Chemistry in 1911.'];
  const checked = await system.rpc.call(checkLetterNow, { resumeText, jobDescription, ownLines });
  expect(checked.notAdded).toEqual([]);
  expect(checked.unproven?.map(({ text }) => text).join(' ')).toMatch(/Nobel|1911/);
  expect(checked.unproven?.map(({ text }) => text).join(' ')).not.toContain('Dear');
});

test('every word of an edited document stays, whatever the guard thinks of it', async () => {
  const text = '# Countess Lovelace\n\n## Deeds\n\n### Admiral | Royal Navy\n\n*1990 – 1999*\n\n- Won 5 sea battles\n';
  const own = ['Countess Lovelace', 'Deeds', 'Admiral | Royal Navy', '1990 – 1999', 'Won 5 sea battles'].map(ownLine);
  const { optimizedResume, edits, factCheck } = await check(text, { edits: own });
  expect(optimizedResume).toBe(text);
  expect(edits).toEqual(own);
  expect(factCheck.notAdded).toEqual([]);
  expect(factCheck.unproven?.length).toBeGreaterThan(0);
});
