import { expect, it } from '@jest/globals';
import { packReplies, unpackReplies } from './envelope.js';

it('packed replies come out as they went in', () => {
  const replies = [
    { id: 'one', sealed: Buffer.from('first') },
    { id: 'zwei-ü', sealed: Buffer.alloc(0) },
    { id: 'x'.repeat(200), sealed: Buffer.alloc(70_000, 3) },
  ];
  expect(unpackReplies(packReplies(replies))).toEqual(replies);
});

it('cut replies are refused', () => {
  const packed = packReplies([{ id: 'one', sealed: Buffer.from('first') }]);
  for (const length of [1, 3, 8, packed.length - 1]) {
    expect(() => unpackReplies(packed.subarray(0, length))).toThrow();
  }
});
