import { rm } from 'node:fs/promises';
import type { TestServers } from './global-setup.js';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as { testServers?: TestServers }).testServers?.stop();
  await rm(process.env.TEST_PROGRAMS ?? '', { recursive: true, force: true });
}
