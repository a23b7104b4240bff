import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toTestResult } from './result.mjs';

const worker = fileURLToPath(new URL('./worker.mjs', import.meta.url));
const hooks = new URL('./hooks.mjs', import.meta.url).href;

/**
 * SharedRunner is the Jest runner for tests that leave nothing behind: a few processes take one file after the other, as
 * modules of Node, and every module is read and compiled once for all files. Jest's own runner does that anew for each
 * file, which took several times as long as the tests.
 */
export default class SharedRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const waiting = [...tests];
    const wanted = Math.min(this.globalConfig.maxWorkers, tests.length);
    const work = async () => {
      let process;
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        process ??= startWorker();
        try {
          await onStart(test);
          await onResult(test, toTestResult(test, await process.run(this.#request(test)), this.globalConfig));
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.stack });
          // It may be gone, or be in the middle of the file.
          process.end();
          process = undefined;
        }
      }
      process?.end();
    };
    await Promise.all(Array.from({ length: wanted }, work));
  }

  #request({ path, context }) {
    const { testTimeout = context.config.testTimeout, testNamePattern } = this.globalConfig;
    return { path, testTimeout, testNamePattern };
  }
}

function startWorker() {
  const child = fork(worker, {
    execArgv: ['--conditions=source', '--no-warnings=ExperimentalWarning', '--import', hooks],
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', JEST_WORKER_ID: '1' },
  });
  const gone = new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the process of the tests ended with ${signal ?? code}`)));
  });
  gone.catch(() => undefined);
  return {
    run: (request) => {
      const answer = new Promise((resolve, reject) =>
        child.once('message', ({ result, error }) => (result ? resolve(result) : reject(new Error(error)))),
      );
      child.send(request);
      return Promise.race([answer, gone]);
    },
    end: () => child.kill(),
  };
}
