import '@nestjs/common';
import '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type User, findSession } from '@tailwright/contracts/auth';
import { describeEngine } from '@tailwright/contracts/jobs';
import { rpcs } from '@tailwright/contracts/registry';
import { loadConfig } from '@tailwright/platform/config';
import { createRedis } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { make } from '@tailwright/testing/make';
import { freshPrefix, redisUrl } from '@tailwright/testing/redis';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { GatewayConfig } from '../config.js';
import { Peers } from './peers.js';

export interface TestGateway {
  url: string;
  config: GatewayConfig;
  app: NestFastifyApplication;
  peers: Peers;
  redis: Redis;
  /** call sends a request to a path and returns the answer unread. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** post sends a JSON body. */
  post(path: string, body?: unknown, init?: RequestInit): Promise<Response>;
  /** signIn makes a session known and returns the headers of its browser. */
  signIn(user?: Partial<User>): SignedIn;
  close(): Promise<void>;
}

export interface SignedIn {
  user: User;
  headers: { cookie: string };
  /** forget ends the session as the auth service would, without telling the gateway. */
  forget(): void;
}

/** startGateway runs a gateway on a free port and a key prefix of its own, with peers for the services. */
export async function startGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const config = loadConfig(GatewayConfig, {
    REDIS_URL: redisUrl(),
    BUS_KEY: randomBytes(32).toString('base64'),
    COOKIE_KEY: 'a cookie key that is long enough for tests',
    KEY_PREFIX: freshPrefix(),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    HOST: '127.0.0.1',
    // Most tests send no file.
    DOCUMENT_PROCESSES: '0',
    ...env,
  });
  const peers = new Peers(config, rpcs);
  const sessions = new Map<string, User>();
  peers.on(findSession, ({ token }) => ({ user: sessions.get(token) ?? null }));
  peers.on(describeEngine, () => ({ name: 'built-in', paid: false }));
  // @nestjs/throttler is CommonJS and requires the ESM Nest packages: Jest can serve that only once they are evaluated.
  const { createGateway } = await import('../gateway.js');
  const app = await createGateway(config).catch(async (error: unknown) => {
    await peers.close();
    throw error;
  });
  await app.listen(0, config.HOST);
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const redis = createRedis(config.REDIS_URL, { role: 'request', keyPrefix: config.KEY_PREFIX });
  const call = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  return {
    url,
    config,
    app,
    peers,
    redis,
    call,
    post: (path, body, init = {}) =>
      call(path, {
        ...init,
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(init.headers as object) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    signIn: (given = {}) => {
      const token = randomBytes(32).toString('base64url');
      const user = make.user(given);
      sessions.set(token, user);
      return { user, headers: { cookie: `tw_session=${token}` }, forget: () => sessions.delete(token) };
    },
    close: async () => {
      await app.close();
      await peers.close();
      redis.disconnect();
    },
  };
}
