import { expect, test } from '@jest/globals';
import { addUnsaved, forgetUnsaved, keepJobs, keptJobs, listUnsaved } from './kept-jobs';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test('each kind keeps its own jobs', () => {
  const storage = memory();
  keepJobs('optimize', { running: { id: 'a', startedAt: 1 } }, storage);
  expect(keptJobs('build', storage)).toEqual({});
  keepJobs('saved', { shown: 'b' }, storage);
  expect(keptJobs('optimize', storage)).toEqual({ running: { id: 'a', startedAt: 1 } });
});

test('a job that ends leaves the shown one', () => {
  const storage = memory();
  keepJobs('optimize', { shown: 'a' }, storage);
  keepJobs('optimize', { running: { id: 'b', startedAt: 1 } }, storage);
  keepJobs('optimize', { running: undefined }, storage);
  expect(keptJobs('optimize', storage)).toEqual({ shown: 'a' });
});

test('a storage with something else in it counts as empty', () => {
  const storage = memory();
  storage.setItem('job:build', '{broken');
  expect(keptJobs('build', storage)).toEqual({});
  storage.setItem('job:build', 'null');
  expect(keptJobs('build', storage)).toEqual({});
});

test('results that are in no account are listed until they are, a changed one in place of what it changes', () => {
  const storage = memory();
  addUnsaved({ kind: 'optimize', id: 'a' }, undefined, storage);
  addUnsaved({ kind: 'optimize', id: 'b' }, undefined, storage);
  addUnsaved({ kind: 'build', id: 'c' }, undefined, storage);
  addUnsaved({ kind: 'cover-letter', id: 'd' }, undefined, storage);
  addUnsaved({ kind: 'optimize', id: 'e' }, 'b', storage);
  expect(listUnsaved(storage).map(({ id }) => id)).toEqual(['a', 'e', 'c']);
  forgetUnsaved({ kind: 'optimize', id: 'a' }, storage);
  expect(listUnsaved(storage).map(({ id }) => id)).toEqual(['e', 'c']);
});
