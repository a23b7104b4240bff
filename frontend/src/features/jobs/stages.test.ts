import { describe, expect, test } from '@jest/globals';
import { elapsedText, queueSentence, stageLines, withoutMarks } from './stages';

const progress = (kind: 'optimize' | 'build', stage: Parameters<typeof stageLines>[0]['stage']) =>
  stageLines({ kind, stage }).map((line) => `${line.stage}:${line.progress}`);

describe('the stages of a job', () => {
  test('what is behind is done, what is before is ahead', () => {
    expect(progress('optimize', 'writing')).toEqual([
      'waiting:done',
      'reading:done',
      'writing:current',
      'checking:ahead',
      'scoring:ahead',
    ]);
  });
  test('a stage the kind does not show counts as the one before it', () => {
    expect(progress('build', 'scoring').at(-1)).toBe('checking:current');
  });
  test('a finished job has every stage done', () => {
    expect(progress('build', 'finished')).toEqual(['waiting:done', 'reading:done', 'writing:done', 'checking:done']);
  });
});

test.each([
  [0, 'You are next.'],
  [1, 'One request is before yours.'],
  [7, '7 requests are before yours.'],
])('position %s reads %s', (position, sentence) => expect(queueSentence(position)).toBe(sentence));

test.each([
  [0.9, '0 s'],
  [59.9, '59 s'],
  [61, '1 min 01 s'],
])('%s seconds read %s', (seconds, text) => expect(elapsedText(seconds)).toBe(text));

test.each([
  ['## Skills\n- **SQL**, C#', 'Skills\n- SQL, C#'],
  ['* one\n*half a', '* one\nhalf a'],
])('%j is shown as %j while it is written', (markdown, text) => expect(withoutMarks(markdown)).toBe(text));
