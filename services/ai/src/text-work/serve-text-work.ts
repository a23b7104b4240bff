import { parentPort } from 'node:worker_threads';
import type { TextReply, TextRequest } from './messages.js';
import { runTask } from './text-work.js';
import type { TextTasks } from './text-worker.js';

/** serveTextWork is the life of a thread: say that it is ready, then do one piece of work after the other. */
export function serveTextWork(tasks: TextTasks): void {
  const reply = (message: TextReply) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ name, input }: TextRequest) => {
    try {
      const output = runTask(tasks, name, input as never, (stage) => reply({ kind: 'stage', stage }));
      reply({ kind: 'done', output });
    } catch (error) {
      reply({ kind: 'failed', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ kind: 'ready' });
}
