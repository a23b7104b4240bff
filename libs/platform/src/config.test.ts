import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { BaseConfig, ConfigError, DatabaseConfig, loadConfig } from './config.js';

const key = Buffer.alloc(32).toString('base64');
const env = { REDIS_URL: 'redis://localhost', BUS_KEY: key };

describe('a configuration', () => {
  it('has defaults for what may be left out, and takes an empty variable for none', () => {
    const config = loadConfig(BaseConfig, { ...env, KEY_PREFIX: '', OPS_PORT: '' });
    expect(config).toMatchObject({ LOG_LEVEL: 'info', OPS_PORT: 0, KEY_PREFIX: 'tw:' });
    expect(config.INSTANCE).toContain(String(process.pid));
  });

  it('accepts two bus keys for a rotation', () => {
    expect(loadConfig(BaseConfig, { ...env, BUS_KEY: `${key},${key}` }).BUS_KEY).toBe(`${key},${key}`);
  });

  it('is refused with one sentence for each wrong variable', () => {
    const schema = z.object({ ...BaseConfig.shape, ...DatabaseConfig.shape });
    const wrong = { BUS_KEY: 'short', OPS_PORT: '99999', DATABASE_URL: 'mysql://x' };
    const error = catchError(() => loadConfig(schema, wrong));
    expect(error).toBeInstanceOf(ConfigError);
    const lines = (error as Error).message.split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['REDIS_URL', 'BUS_KEY', 'OPS_PORT', 'DATABASE_URL']);
    expect(lines.every((line) => line.endsWith('.'))).toBe(true);
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
