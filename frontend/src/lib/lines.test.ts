import { expect, test } from '@jest/globals';
import { linesOf } from './lines';

test('lines come whole, however the bytes were cut', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n\n{"b":1}\n{"c":2}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  expect(lines).toEqual(['{"a":"é"}', '{"b":1}', '{"c":2}']);
});
