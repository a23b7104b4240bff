import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { loadConfig } from '@tailwright/platform/config';
import { GatewayConfig } from './config.js';

const required = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  BUS_KEY: Buffer.alloc(32, 1).toString('base64'),
  COOKIE_KEY: 'x'.repeat(32),
};
const load = (env: Record<string, string> = {}) => loadConfig(GatewayConfig, { ...required, ...env });

describe('the environment', () => {
  it('needs only Redis and two keys', () => {
    expect(load()).toMatchObject({ PORT: 3_000, TRUST_PROXY: [], ADMIN_EMAILS: [], DRAIN_MS: 0 });
  });

  it('lists are separated by commas', () => {
    expect(load({ TRUST_PROXY: '10.0.0.0/8, loopback', ADMIN_EMAILS: 'a@example.org,' })).toMatchObject({
      TRUST_PROXY: ['10.0.0.0/8', 'loopback'],
      ADMIN_EMAILS: ['a@example.org'],
    });
  });

  it.each([
    ['COOKIE_KEY', 'short', 'COOKIE_KEY must be at least 32 random characters.'],
    ['PUBLIC_URL', 'tailwright.example', 'PUBLIC_URL must be an http(s) origin, such as https://resumes.example.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must list addresses or networks, such as 10.0.0.0/8,127.0.0.1.'],
    ['DRAIN_MS', 'soon', 'DRAIN_MS must be a whole number, 0 or more.'],
  ])('%s=%s is refused with a sentence', (name, value, sentence) => {
    expect(() => load({ [name]: value })).toThrow(sentence);
  });

  it.each(['COOKIE_KEY', 'BUS_KEY'])('%s of the trial is refused where people come over https', (name) => {
    const trial = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
    const key = new RegExp(`\\$\\{${name}:-(.*?)\\}`).exec(trial)?.[1] ?? '';
    expect(() => load({ [name]: key, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
    expect(() => load({ [name]: key, PUBLIC_URL: 'https://resumes.example' })).toThrow(
      `${name} must be a key of your own: everybody knows the one of the trial.`,
    );
  });
});
