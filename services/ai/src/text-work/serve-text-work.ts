import { parentPort } from 'node:worker_threads';
import type { TextReply, TextRequest } from './messages.js';
import { type TextTasks, runTask } from './text-work.js';

/** Asks for a skill, so that the keyword model is loaded, and has an entry, so that most code has run. */
const sample = `Ada Example
ada@example.test

Experience
Engineer, Example Mills, 2019 - 2021
- Built looms with TypeScript and PostgreSQL for 20 weavers.`;

/** Asks for several kinds of things, or the first person's job would read word lists and vectors for more than a second. */
const samplePosting = `Loom Engineer

Requirements
- Degree in engineering
- Two years of experience with looms
- TypeScript and PostgreSQL
- Fluent English
- Keep the looms of our weavers running`;

/** serveTextWork is the life of a thread: warm up, say that it is ready, then do one piece of work after the other. */
export function serveTextWork(tasks: TextTasks): void {
  const request = { resumeText: sample, jobDescription: samplePosting, style: 'standard' as const };
  const draft = { text: tasks['built-in.tailor'](request).text, edits: [], askedAt: new Date() };
  tasks['optimize.complete']({ request, draft }, () => undefined);
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
