import { spawnSync } from 'node:child_process';
import { machineEnvironment } from '../environment.mjs';

/** Readiness asks the same of a REDIS_URL (libs/platform/src/health/redis-check.ts). */
const redisMajorMin = 7;

/** versionOf is what a Redis or Valkey binary says of itself, such as "7.0.15"; undefined when it does not run here. */
export function versionOf({ command, env }) {
  const options = { env: { ...machineEnvironment(), ...env }, encoding: 'utf8', timeout: 5_000 };
  const { stdout } = spawnSync(command, ['--version'], options);
  return /\bv=(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

/** isNewEnough: older ones lack commands that views, calls and jobs are built on, and fail without a word. */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= redisMajorMin;
}
