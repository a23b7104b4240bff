import { expect, test } from '@jest/globals';
import { ProgressSignals } from './progress-signals.js';

test('what is written after the end is passed on to nobody', async () => {
  const sent: unknown[] = [];
  const commands = { publish: (_channel: string, signal: unknown) => Promise.resolve(sent.push(signal)) };
  const signals = new ProgressSignals(
    { prefix: '', commands } as never,
    { seal: (signal: unknown) => signal } as never,
  );
  const live = signals.liveText('7b9c1c9e-5a51-4a0e-9f5e-0c6f3f6f2b11');
  live.stop();
  live.write('too late');
  await new Promise((resume) => setTimeout(resume, 50));
  expect(sent).toEqual([]);
});
