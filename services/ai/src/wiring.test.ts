import { expect, test } from '@jest/globals';
import { jobs } from '@tailwright/contracts/registry';
import { ConfigError, loadConfig } from '@tailwright/platform/config';
import { make } from '@tailwright/testing/make';
import { AiWorkerConfig } from './config.js';
import { jobOf } from './jobs/kinds.js';
import { startSystem } from './testing/system.js';

test('every job of the contracts has its kind, and every kind a job', () => {
  expect(
    Object.values(jobOf)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(jobs.map(({ name }) => name).sort());
});

test('both processes start, and without a key the built-in engine does every kind of job', async () => {
  const system = await startSystem();
  try {
    await system.startWorker();
    const submitted = await Promise.all([
      system.submit('optimize', make.optimizeRequest()),
      system.submit('build', make.builderForm()),
      system.submit('cover-letter', make.coverLetterRequest()),
    ]);
    for (const { id } of submitted) {
      expect(await system.ended(id)).toMatchObject({ status: 'done', result: { engine: 'built-in' } });
    }
  } finally {
    await system.close();
  }
});

const env = {
  REDIS_URL: 'redis://localhost',
  BUS_KEY: Buffer.alloc(32).toString('base64'),
  DATABASE_URL: 'postgres://x',
};

test('a timeout of the provider beyond the deadline of a job stops the process at its start', () => {
  expect(() => loadConfig(AiWorkerConfig, { ...env, OPENAI_TIMEOUT_MS: '90000' })).toThrow(ConfigError);
  expect(loadConfig(AiWorkerConfig, { ...env, OPENAI_API_KEY: '' }).OPENAI_API_KEY).toBeUndefined();
});
