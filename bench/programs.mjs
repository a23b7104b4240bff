import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const loader = join(here, '..', 'libs', 'testing', 'src', 'load-typescript.mjs');

/** Programs are the TypeScript processes of a benchmark; `stop` ends them all. */
export class Programs {
  #children = [];

  constructor() {
    process.on('exit', () => this.stop());
  }

  /** start resolves with the first line { msg: 'ready' } and a way to ask for another message. */
  async start(script, env) {
    const child = spawn(process.execPath, ['--conditions=source', '--import', loader, join(here, script)], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#children.push(child);
    const lines = createInterface({ input: child.stdout });
    const next = (msg) =>
      new Promise((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
        lines.on('line', (line) => {
          const said = line.startsWith('{') ? JSON.parse(line) : {};
          if (said.msg === msg) resolve(said);
        });
      });
    const ready = await next('ready');
    return {
      port: ready.port,
      ask: (signal, msg) => {
        const answer = next(msg);
        child.kill(signal);
        return answer;
      },
    };
  }

  stop() {
    for (const child of this.#children) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    }
  }
}
