import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeEngine } from '@tailwright/contracts/jobs';
import type { DataSource } from 'typeorm';
import { type TestSystem, startSystem } from '../testing/system.js';
import { EngineAnnouncement } from './announced-engine.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

test('which engine writes is the word of the worker that started last; before the first, calls may cost money', async () => {
  const described = () => system.rpc.call(describeEngine, {});
  expect(await described()).toEqual({ name: 'unknown', paid: true });
  await system.startWorker();
  expect(await described()).toEqual({ name: 'built-in', paid: false });
  const dataSource = { query: system.sql } as Pick<DataSource, 'query'> as DataSource;
  await new EngineAnnouncement(dataSource, { name: 'a-model', paid: true }).onApplicationBootstrap();
  expect(await described()).toEqual({ name: 'a-model', paid: true });
});
