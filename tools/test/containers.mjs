import { spawnSync } from 'node:child_process';
import { show } from '../program.mjs';

/** The images that stand in for the embedded servers. */
export const testImages = { postgres: 'postgres:18-alpine', redis: 'redis:7-alpine' };

/** Every container of a run carries this label, with the run's own id as its value. */
export const runLabel = 'tailwright.test-run';

const answerMs = 10_000;
const fetchMs = 300_000;

/** whyNoContainers is null where Docker can run the images, and otherwise the reason in a few words. */
export function whyNoContainers(docker = 'docker') {
  const succeeds = (args, timeout = answerMs) => spawnSync(docker, args, { stdio: 'ignore', timeout }).status === 0;
  if (!succeeds(['info'])) return 'Docker does not answer';
  const isThere = (image) => succeeds(['image', 'inspect', image]) || succeeds(['pull', image], fetchMs);
  const missing = Object.values(testImages).find((image) => !isThere(image));
  return missing === undefined ? null : `${missing} cannot be fetched`;
}

/** runInContainers runs Jest on Postgres and Redis in containers, and leaves none behind. `report` is where the JSON goes. */
export async function runInContainers(root, { args, report }) {
  const id = String(process.pid);
  // A Ctrl-C ends Jest; this process stays to remove what it left.
  const stay = () => {};
  process.on('SIGINT', stay);
  try {
    return await show('jest', [...(report ? ['--json', `--outputFile=${report}`] : []), ...args], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
        TEST_BACKEND: 'containers',
        TEST_RUN: id,
        // Testcontainers would fetch a third image, which does what the removal below does.
        TESTCONTAINERS_RYUK_DISABLED: 'true',
      },
    });
  } finally {
    process.off('SIGINT', stay);
    const listed = spawnSync('docker', ['ps', '-aq', '--filter', `label=${runLabel}=${id}`], { encoding: 'utf8' });
    const left = (listed.stdout ?? '').split('\n').filter(Boolean);
    if (left.length > 0) spawnSync('docker', ['rm', '-f', '-v', ...left], { stdio: 'ignore' });
  }
}
