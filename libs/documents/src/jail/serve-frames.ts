import { Console } from 'node:console';
import { type Frame, FrameReader, encodeFrame } from './frames.js';

/** Reply is what a child sends back: a small head and bytes. */
export interface Reply {
  head: object;
  body?: Buffer;
}

/** serveFrames is the life of a jailed child: say that it is ready, then answer frame after frame until stdin ends. */
export async function serveFrames(
  frameBytesMax: number,
  work: (frame: Frame, report: (progress: object) => void) => Promise<Reply>,
): Promise<void> {
  const frames = new FrameReader(frameBytesMax);
  send({ head: { isReady: true } });
  for await (const chunk of process.stdin) {
    for (const frame of frames.push(chunk as Buffer)) {
      const { head, body } = await work(frame, (progress) => send({ head: { progress } }));
      send({ head: { ...head, ...usage() }, body });
    }
  }
  process.exit(0);
}

/** keepStdoutForFrames sends what libraries print to standard error, because standard output carries frames alone. */
export function keepStdoutForFrames(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}

/** What this process has used so far; the parent replaces it before its limits do. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, memoryBytes: process.memoryUsage.rss() };
}

function send({ head, body }: Reply): void {
  process.stdout.write(encodeFrame(head, body));
}
