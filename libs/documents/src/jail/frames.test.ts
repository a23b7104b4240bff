import { expect, test } from '@jest/globals';
import { FrameReader, encodeFrame } from './frames.js';

test('frames survive any cut of the stream', () => {
  const stream = Buffer.concat([encodeFrame({ kind: 'pdf' }, Buffer.from('Zoë')), encodeFrame({ isReady: true })]);
  for (const size of [1, 3, 7, 11, stream.length]) {
    const reader = new FrameReader(1_000);
    const frames = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
      reader.push(stream.subarray(index * size, (index + 1) * size)),
    ).flat();
    expect(frames.map(({ head, body }) => [head, body.toString()])).toEqual([
      [{ kind: 'pdf' }, 'Zoë'],
      [{ isReady: true }, ''],
    ]);
  }
});

test('a frame announced too large is refused before it comes', () => {
  expect(() => new FrameReader(100).push(encodeFrame({}, Buffer.alloc(200)).subarray(0, 20))).toThrow(RangeError);
});
