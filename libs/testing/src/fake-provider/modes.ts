import type { ServerResponse } from 'node:http';
import type { ProviderCall } from './call.ts';
import { edit } from './editing.ts';
import { complete, pieces, sendError, sendForever, stream } from './sending.ts';
import { write } from './writing.ts';

/** ProviderMode is how the fake provider answers; `ok` reworks the resume of the prompt lightly. */
export type ProviderMode =
  | 'ok'
  | 'slow'
  | 'held'
  | 'thinking'
  | 'fenced'
  | 'plain'
  | 'no-streaming'
  | 'no-role'
  | 'no-json-schema'
  | 'inventing'
  | 'obeying'
  | 'highlighting'
  | 'misnaming'
  | 'absent-lines'
  | 'cites-all'
  | 'endless'
  | 'foreign'
  | 'overclaiming'
  | 'objecting'
  | 'objecting-to-nothing'
  | 'hang-after-edits'
  | 'quoting'
  | 'misquoting'
  | 'hang-at-quotes'
  | 'rate-limited'
  | 'quota-spent'
  | 'filtered'
  | 'unauthorized'
  | 'forbidden'
  | 'server-error'
  | 'hang'
  | 'slow-body'
  | 'reset'
  | 'reset-midway'
  | 'html'
  | 'cut-json'
  | 'not-json'
  | 'huge'
  | 'refusal'
  | 'length'
  | 'small-context'
  | 'counting'
  | 'empty';

const smallContextTokens = 8_192;
/** What `counting` says an answer took. */
export const countedTokens = 777;

/** So often `held` stops while it writes edits, until `goOn`. */
export const heldStops = 3;

const refusals: Partial<Record<ProviderMode, [status: number, code: string, message: string]>> = {
  'rate-limited': [429, 'rate_limit_exceeded', 'Too many requests'],
  'quota-spent': [429, 'insufficient_quota', 'You exceeded your current quota, please check your plan'],
  filtered: [400, 'invalid_request', 'The request was refused by a policy'],
  unauthorized: [401, 'invalid_api_key', 'Incorrect API key provided'],
  forbidden: [403, 'forbidden', 'Your account may not use this model'],
};

interface Question {
  call: ProviderCall;
  mode: ProviderMode;
  response: ServerResponse;
  /** How long `held` stops: until the promise is kept. */
  hold: () => Promise<void>;
}

/** answer does to the caller what the mode says. */
export async function answer({ call, mode, response, hold }: Question): Promise<void> {
  const markdown = write(call.messages, mode);
  const json = edit(call.messages, mode) ?? JSON.stringify({ markdown });
  const wanted = call.format === 'text' || mode === 'plain' ? markdown : json;
  const refused = refusals[mode];
  if (refused) return sendError(response, ...refused);
  switch (mode) {
    case 'server-error':
      // Some servers echo the prompt in their errors; it must not travel on.
      return sendError(response, 500, 'server_error', `Failed on: ${call.messages.at(-1)?.content ?? ''}`);
    case 'no-json-schema':
      if (call.format === 'text') return complete(call, response, markdown);
      return sendError(response, 400, 'invalid_request', 'response_format is not supported');
    case 'small-context': {
      // As vLLM and OpenAI word it; four characters a token, as English has.
      const promptTokens = call.messages.reduce((sum, { content }) => sum + content.length, 0) / 4;
      if (promptTokens + call.completionTokensMax <= smallContextTokens) return complete(call, response, wanted);
      const message = `This model's maximum context length is ${smallContextTokens} tokens. You asked for more.`;
      return sendError(response, 400, 'context_length_exceeded', message);
    }
    case 'hang':
      return;
    case 'hang-after-edits':
      return call.about === 'edits' ? complete(call, response, wanted) : undefined;
    case 'hang-at-quotes':
      return call.about === 'quotes' ? undefined : complete(call, response, wanted);
    case 'reset':
      response.destroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Please log in to this network</title>');
      return;
    case 'huge':
      return sendForever(response);
    case 'slow-body':
      return stream(response, pieces(wanted), { delayMs: 30_000 });
    case 'slow':
      return stream(response, pieces(wanted), { delayMs: 80, finish: 'stop' });
    case 'held':
      if (call.about !== 'edits') return complete(call, response, wanted);
      return stream(response, pieces(wanted), { stops: heldStops, hold, finish: 'stop' });
    case 'reset-midway':
      await stream(response, pieces(wanted).slice(0, 3), { leaveOpen: true });
      response.destroy();
      return;
    case 'cut-json':
      return complete(call, response, json.slice(0, -5));
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices": [{"del\n\n');
      return;
    case 'refusal':
      return complete(call, response, '', { refusal: 'I cannot help with that.' });
    case 'length':
      return complete(call, response, wanted.slice(0, 200), { finish: 'length' });
    case 'counting':
      return complete(call, response, wanted, { usage: { total_tokens: countedTokens } });
    case 'empty':
      return complete(call, response, '');
    case 'thinking':
      return complete(call, response, `<think>The user wants { "markdown": … }.</think>\n${wanted}`);
    case 'fenced':
      return complete(call, response, `\`\`\`${call.format === 'text' ? 'markdown' : 'json'}\n${wanted}\n\`\`\``);
    case 'no-streaming':
      return complete({ ...call, stream: false }, response, wanted);
    default:
      return complete(call, response, wanted, { role: mode !== 'no-role' });
  }
}
