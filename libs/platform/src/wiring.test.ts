import { readFileSync, readdirSync } from 'node:fs';
import { Injectable, Module } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { accountDeleted } from '@tailwright/contracts/account';
import { getMe, accountRegistered } from '@tailwright/contracts/auth';
import { checkMailServer, deliverTestMail } from '@tailwright/contracts/mail';
import { events, jobs, rpcs } from '@tailwright/contracts/registry';
import { Handles } from './bus/handles.js';
import { Subscribes } from './events/subscribes.js';
import { WiringError, assertWiring } from './wiring.js';
import type { ProcessName } from './process-name.js';

@Injectable()
class AllOfMail {
  @Handles(checkMailServer)
  check() {
    return { success: true, message: '' };
  }
  @Handles(deliverTestMail)
  deliver() {
    return { success: true, message: '' };
  }
  @Subscribes(accountRegistered)
  async welcome(): Promise<void> {}
  @Subscribes(accountDeleted)
  async forget(): Promise<void> {}
}

@Injectable()
class HalfOfMail {
  @Handles(checkMailServer)
  check() {
    return { success: true, message: '' };
  }
}

async function problems(name: ProcessName, provider: new () => object): Promise<string[]> {
  @Module({ providers: [provider] })
  class TestModule {}
  const app = await NestFactory.createApplicationContext(TestModule, { logger: false });
  try {
    assertWiring(app, name);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(WiringError);
    return (error as Error).message.split('\n');
  } finally {
    await app.close();
  }
}

describe('a process', () => {
  it('that handles everything it owns may start', async () => {
    expect(await problems('mail', AllOfMail)).toEqual([]);
  });

  it('that lacks a handler or a subscriber may not, and says which', async () => {
    expect(await problems('mail', HalfOfMail)).toEqual([
      'mail has no handler for the call mail.deliver-test.',
      'mail has no subscriber for the event account.deleted.',
      'mail has no subscriber for the event account.registered.',
    ]);
  });

  it('that publishes events must let subscribers read them', async () => {
    expect(await problems('auth', HalfOfMail)).toContain('auth has no handler for the call auth.list-events.');
  });

  it('that runs jobs needs a processor for each', async () => {
    expect(await problems('ai-worker', HalfOfMail)).toHaveLength(jobs.length);
  });
});

const contracts = new URL('../../contracts/src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, contracts), 'utf8');

describe('the registry', () => {
  it('reads every file of the contracts that defines a call, an event or a job', () => {
    const defining = readdirSync(contracts)
      .filter((file) => file !== 'define.ts' && file !== 'events.ts')
      .filter((file) => /= (rpc|event|job)\(/.test(read(file)));
    expect(defining.length).toBeGreaterThan(3);
    for (const file of defining) expect(read('registry.ts')).toContain(`./${file.replace(/\.ts$/, '.js')}`);
  });

  it('knows the calls, events and jobs of the contracts, and nothing else', () => {
    expect(rpcs).toContain(checkMailServer);
    expect(events).toContain(accountRegistered);
    expect(jobs.map(({ name }) => name).sort()).toEqual(['ai.build', 'ai.cover-letter', 'ai.optimize']);
    expect(rpcs).not.toContain(getMe);
  });
});
