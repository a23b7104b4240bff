import { expect, test } from '@jest/globals';
import { Readiness } from '@tailwright/platform/health/readiness';
import type { Logger } from '@tailwright/platform/telemetry/logger';
import { ProviderNotices } from './provider-notices.js';

test('what only the operator can mend is told once, in the log and in readiness, until a call succeeds', () => {
  const readiness = new Readiness();
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line.at(-1));
  const notices = new ProviderNotices(readiness, { error: log, info: log } as unknown as Logger);
  notices.fault('throttled');
  expect(readiness.notes()).toEqual({});
  notices.fault('quota-spent');
  notices.fault('quota-spent');
  expect(lines).toEqual([expect.stringContaining('used up')]);
  expect(readiness.notes()).toEqual({ provider: expect.stringContaining('quota or credit') });
  notices.answered();
  expect(readiness.notes()).toEqual({});
  notices.fault('budget-spent');
  expect(readiness.notes()).toEqual({ provider: expect.stringContaining('PROVIDER_TOKENS_PER_DAY') });
});
