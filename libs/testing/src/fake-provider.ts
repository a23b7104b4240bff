// Runs under plain Node too (`node libs/testing/src/fake-provider.ts`), once the packages are built: own files are
// imported by their .ts name, and the TypeScript is erasable.
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { type ProviderCall, readCall } from './fake-provider/call.ts';
import { type ProviderMode, answer } from './fake-provider/modes.ts';
import { sendError, sendJson } from './fake-provider/sending.ts';

export { type ProviderMode, countedTokens, heldStops } from './fake-provider/modes.ts';

export interface FakeProvider {
  /** Base address to give as OPENAI_BASE_URL. */
  url: string;
  calls: ProviderCall[];
  /** setMode changes how the next calls are answered; with `times`, it is `ok` again after that many. */
  setMode(mode: ProviderMode, times?: number): void;
  /** goOn lets an answer in mode `held` write on to its next stop. */
  goOn(): void;
  stop(): Promise<void>;
}

/** startFakeProvider runs a local server that speaks OpenAI's chat completions and misbehaves on demand. */
export async function startFakeProvider(options: { port?: number; mode?: ProviderMode } = {}): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  let mode: ProviderMode = options.mode ?? 'ok';
  let timesLeft = Infinity;
  const takeMode = (): ProviderMode => {
    const taken = timesLeft > 0 ? mode : 'ok';
    timesLeft -= 1;
    return taken;
  };
  const setMode = (next: ProviderMode, times = Infinity) => {
    mode = next;
    timesLeft = times;
  };
  const waiting: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => waiting.push(resolve));
  const goOn = () => waiting.splice(0).forEach((resolve) => resolve());
  const server = createServer((request, response) => {
    serve(request, response, { calls, takeMode, setMode, hold }).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, calls, setMode, goOn, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

interface Desk {
  calls: ProviderCall[];
  takeMode(): ProviderMode;
  setMode(mode: ProviderMode, times?: number): void;
  /** Ends at the next `goOn`. */
  hold(): Promise<void>;
}

async function serve(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const [{ method, url }, body] = [request, await readBody(request)];
  // For tests that run the provider as a process of its own.
  if (method === 'POST' && url === '/mode') {
    const { mode, times } = JSON.parse(body) as { mode: ProviderMode; times?: number };
    desk.setMode(mode, times);
    return sendJson(response, 200, { mode });
  }
  if (method === 'GET' && url === '/calls') return sendJson(response, 200, { calls: desk.calls });
  if (method !== 'POST' || url !== '/v1/chat/completions') return sendError(response, 404, 'not_found', 'No such path');
  const call = readCall(body);
  desk.calls.push(call);
  response.on('close', () => (call.aborted = !response.writableFinished));
  await answer({ call, mode: desk.takeMode(), response, hold: desk.hold });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const provider = await startFakeProvider({
    port: Number(process.env.PORT ?? 0),
    mode: (process.env.MODE ?? 'ok') as ProviderMode,
  });
  console.log(JSON.stringify({ msg: 'ready', url: provider.url }));
  process.once('SIGTERM', () => void provider.stop());
}
