import { Console } from 'node:console';
import type { DocumentKind } from '@tailwright/contracts/documents';
import { limits } from '@tailwright/contracts/limits';
import { DocumentProblem } from '../read/document-problem.js';
import { readDocument } from '../read/read-document.js';
import { type Frame, FrameReader, encodeFrame } from './frames.js';
import { warmUp } from './warm-up.js';

// Standard output carries frames alone; a parser that prints must not break them.
globalThis.console = new Console(process.stderr, process.stderr);

const frames = new FrameReader(limits.uploadBytesMax + 1_024);

await warmUp();
send({ isReady: true });
for await (const chunk of process.stdin) {
  for (const frame of frames.push(chunk as Buffer)) await answer(frame);
}
process.exit(0);

async function answer({ head, body }: Frame): Promise<void> {
  const { kind } = head as { kind: DocumentKind };
  try {
    const { text, ...facts } = await readDocument(kind, body);
    send({ ...facts, ...usage() }, Buffer.from(text));
  } catch (error) {
    // Only the code leaves the jail: a parser's message may quote the document.
    send({ problem: error instanceof DocumentProblem ? error.code : 'document_unreadable', ...usage() });
  }
}

/** What this process has used so far; the parent replaces it before its limits do. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, memoryBytes: process.memoryUsage.rss() };
}

function send(head: object, body?: Buffer): void {
  process.stdout.write(encodeFrame(head, body));
}
