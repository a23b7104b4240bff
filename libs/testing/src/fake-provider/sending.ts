import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderCall } from './call.ts';

interface Said {
  finish?: string;
  refusal?: string;
  role?: boolean;
  delayMs?: number;
  /** The answer stops so often on its way, at equal distances, each time until `hold` is over. */
  stops?: number;
  hold?: () => Promise<void>;
  leaveOpen?: boolean;
  usage?: { total_tokens: number };
}

/** complete sends a whole answer, streamed when the caller asked for it. */
export async function complete(
  call: ProviderCall,
  response: ServerResponse,
  text: string,
  said: Said = {},
): Promise<void> {
  const { refusal = null, finish = 'stop' } = said;
  if (call.stream) return stream(response, pieces(text), { ...said, finish });
  const message = { role: 'assistant', content: text, refusal };
  sendJson(response, 200, { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });
}

/** stream sends texts as server-sent events; without `finish` the answer has no end. */
export async function stream(response: ServerResponse, texts: string[], said: Said): Promise<void> {
  const { delayMs = 0, finish, refusal, role = true, leaveOpen = false, usage, stops = 0, hold } = said;
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (role) send({ role: 'assistant', content: '' });
  if (refusal) send({ refusal });
  const stretch = Math.ceil(texts.length / (stops + 1));
  for (const [at, content] of texts.entries()) {
    if (response.destroyed) return;
    if (at > 0 && at % stretch === 0) await hold?.();
    send({ content });
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
  }
  if (finish) send({}, finish);
  if (usage) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  if (leaveOpen) await sleep(20);
  else response.end('data: [DONE]\n\n');
}

/** pieces cuts a text as a model streams it. */
export const pieces = (text: string): string[] => text.match(/[\s\S]{1,48}/g) ?? [];

/** sendForever writes valid events until the reader gives up: 300 MB, at the reader's pace. */
export async function sendForever(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(65_000) } }] })}\n\n`;
  for (let sent = 0; sent < 300e6 && !response.destroyed; sent += event.length) {
    if (!response.write(event)) {
      await new Promise<void>((resume) => {
        const goOn = () => {
          response.off('drain', goOn).off('close', goOn);
          resume();
        };
        response.once('drain', goOn).once('close', goOn);
      });
    }
  }
  response.end();
}

/** sendJson answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** sendError answers as OpenAI words its errors. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  if (status === 429) response.setHeader('retry-after', '1');
  sendJson(response, status, { error: { message, type: code, code, param: null } });
}
