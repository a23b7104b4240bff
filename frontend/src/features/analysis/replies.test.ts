import { expect, test } from '@jest/globals';
import { type Analysis, RequirementReply } from '@tailwright/contracts/analysis';
import { mergeReplies, replyWith, withChanges } from './replies';

const line = (requirement: string, text: string): RequirementReply => ({ requirement, reply: 'line', text });
const no = (requirement: string): RequirementReply => ({ requirement, reply: 'no', text: '' });

test('changes go on top of replies: a new one is added, a changed one replaces, an undone one goes', () => {
  const kept = [line('a', 'old'), no('b'), line('c', 'stays')];
  const changes = [
    { requirement: 'a', reply: line('a', 'new') },
    { requirement: 'b', reply: null },
    { requirement: 'd', reply: no('d') },
  ];
  expect(mergeReplies(kept, changes)).toEqual([line('a', 'new'), line('c', 'stays'), no('d')]);
});

test('the last change of a requirement wins', () => {
  const changes = [
    { requirement: 'a', reply: no('a') },
    { requirement: 'a', reply: line('a', 'this one') },
  ];
  expect(mergeReplies([], changes)).toEqual([line('a', 'this one')]);
});

test('every reply is one that the server takes', () => {
  for (const kind of ['line', 'sentence'] as const) {
    const { reply } = replyWith('a', kind, `  one\n two ${'x'.repeat(900)}`);
    expect(RequirementReply.safeParse(reply).success).toBe(true);
    expect(reply?.text).toMatch(/^one two x/);
  }
  expect(replyWith('a', 'sentence', 'x'.repeat(900)).reply?.text).toHaveLength(300);
  expect(replyWith('a', 'no').reply).toEqual(no('a'));
});

const requirement = { id: 'a', strength: 'required', is_scored: true, answer: 'not_found', share: 0 };
const analysis = {
  requirements: [requirement, { ...requirement, id: 'b' }],
  replies: [],
  matching_percentage: 0,
  proven_percentage: 0,
  wording_percentage: 100,
  original_wording_percentage: 100,
} as unknown as Analysis;

test('a reply changes the percentage, and its undoing changes it back', () => {
  const replied = withChanges(analysis, [replyWith('a', 'sentence', 'I did it.')]);
  expect(replied.proven_percentage).toBeGreaterThan(40);
  expect(replied.proven_percentage).toBeLessThan(60);
  expect(replied.matching_percentage).toBe(replied.proven_percentage);
  const undone = withChanges(replied, [{ requirement: 'a', reply: null }]);
  expect(undone).toMatchObject({ matching_percentage: 0, replies: [] });
});

test('without changes the analysis is the server’s own', () => {
  expect(withChanges(analysis, [])).toBe(analysis);
});
