import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { redisUrl } from '@tailwright/testing/redis';
import { Redis } from 'ioredis';
import pg from 'pg';
import { DeadLetters } from '../../../../tools/ops/dead-letters.mjs';
import * as names from '../bus/names.js';
import { publish } from '../testing/contract.js';
import { type FixtureProcesses, eventually, openFixture } from '../testing/processes.js';

let fixture: FixtureProcesses;
let client: pg.Client;
let redis: Redis;
let letters: DeadLetters;
beforeEach(async () => {
  fixture = await openFixture();
  client = new pg.Client({ connectionString: fixture.databaseUrl('subscriber') });
  await client.connect();
  redis = new Redis(redisUrl());
  letters = new DeadLetters({ client, redis, keyPrefix: fixture.prefix, names, services: ['mail'] });
});
afterEach(async () => {
  await client.end();
  redis.disconnect();
  await fixture.close();
});

it('an operator sees dead events and calls without their text, replays the first and drops both', async () => {
  await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
  await fixture.rpc.call(publish, { text: 'poison' });
  await redis.xadd(
    names.deadStream(fixture.prefix, 'mail'),
    '*',
    'id',
    '1',
    'pattern',
    'mail.crash',
    'deliveries',
    '4',
  );
  const listed = await eventually(async () => {
    const found = await letters.list();
    return found.length === 2 && found;
  });
  expect(listed.map(({ what }) => what)).toEqual(['fixture.happened', 'mail.crash']);
  expect(JSON.stringify(listed)).not.toContain('poison');

  const again = await letters.replay(await letters.choose(['--all']));
  expect(again.done).toEqual([]);
  expect(again.left.map((line: string) => line.replace(/^\S+ /, '')).sort()).toEqual([
    'failed again; see the log of its service',
    'is a call: its text is gone, only drop it',
  ]);

  await fixture.query('subscriber', `UPDATE dead_events SET payload = '{"text":"cured"}'`);
  const [event] = await letters.choose([listed[0]?.id ?? '']);
  expect(await letters.replay(event ? [event] : [])).toMatchObject({ done: [{ what: 'fixture.happened' }], left: [] });
  expect(await fixture.effects('subscriber')).toEqual(['cured']);

  await letters.drop(await letters.choose(['--all']));
  expect(await letters.list()).toEqual([]);
});

it('an id that does not exist is refused before anything is touched', async () => {
  await expect(letters.choose(['event:mail:auth:1'])).rejects.toThrow('There is no dead letter event:mail:auth:1.');
  await expect(letters.choose([])).rejects.toThrow('Name the ids');
});
