import type { OpenAPIObject } from '@nestjs/swagger';
import { generateCoverLetter } from '@tailwright/contracts/cover-letter';
import { buildResume } from '@tailwright/contracts/build';
import { type Endpoint, type Schema, linesMediaType } from '@tailwright/contracts/define';
import { ErrorEnvelope, type ErrorCode, errorCodes, errorStatus, publicMessage } from '@tailwright/contracts/errors';
import { JobId, JobState } from '@tailwright/contracts/jobs';
import { optimizeForm, optimizeJson } from '@tailwright/contracts/optimize';
import { endpoints } from '@tailwright/contracts/registry';
import { PublicLinkId, ResumeId } from '@tailwright/contracts/resumes';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const parameterSchemas: Record<string, Schema> = { resumeId: ResumeId, jobId: JobId, publicLinkId: PublicLinkId };
const startsJob = new Set<Endpoint>([optimizeJson, optimizeForm, buildResume, generateCoverLetter]);

/** createOpenApi describes every endpoint of the contracts as OpenAPI 3.1. */
export function createOpenApi(): OpenAPIObject {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, components) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Tailwright',
      version: '1',
      description: 'Tailored resumes, match analysis, cover letters and shared links. Errors carry one envelope.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas(),
      responses: errorResponses(components),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tw_session' } },
    },
  };
  return document as unknown as OpenAPIObject;
}

/** Components collects the schemas that have an id, so that each stands once in the document. */
class Components {
  private readonly found = new Map<string, Json>();

  /** schema is the JSON Schema as sent by the caller (`input`) or by us (`output`). */
  schema(schema: Schema, io: 'input' | 'output'): Json {
    const { $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    delete own.$schema;
    for (const [name, definition] of Object.entries($defs as Record<string, Json>)) {
      this.found.set(name, this.relinked(definition));
    }
    return this.relinked(own);
  }

  schemas(): Record<string, Json> {
    return Object.fromEntries([...this.found].sort(([one], [other]) => one.localeCompare(other)));
  }

  private relinked(definition: Json): Json {
    return JSON.parse(JSON.stringify(definition).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  }
}

function operation(endpoint: Endpoint, components: Components): Json {
  const request = requestBody(endpoint, components);
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    parameters: parameters(endpoint, components),
    ...(request && { requestBody: request }),
    ...(endpoint.access === 'user' && { security: [{ session: [] }] }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: successContent(endpoint, components),
      },
      ...(startsJob.has(endpoint) && { 202: acceptedJob(components) }),
      ...Object.fromEntries(
        failureStatuses(endpoint).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  };
}

function successContent(endpoint: Endpoint, components: Components): Json {
  if (endpoint.file) {
    const schema = { type: 'string', format: 'binary' };
    return Object.fromEntries(endpoint.file.map((mediaType) => [mediaType, { schema }]));
  }
  const mediaType = endpoint.stream ? 'text/event-stream' : 'application/json';
  return {
    [mediaType]: { schema: components.schema(endpoint.returns, 'output') },
    ...(endpoint.lines && { [linesMediaType]: { schema: components.schema(endpoint.lines, 'output') } }),
  };
}

function parameters(endpoint: Endpoint, components: Components): Json[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: components.schema(parameterSchemas[name] ?? z.string(), 'input'),
  }));
  if (!startsJob.has(endpoint)) return inPath;
  const header = (name: string, description: string, schema: Json) => ({ name, in: 'header', description, schema });
  return [
    ...inPath,
    header('Prefer', 'respond-async answers 202 with the job at once.', { type: 'string', enum: ['respond-async'] }),
    header('Idempotency-Key', 'A repeat with the same key attaches to the same job.', {
      type: 'string',
      minLength: 1,
      maxLength: 200,
    }),
  ];
}

function requestBody({ body, form }: Endpoint, components: Components): Json | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: components.schema(body, 'input') } } };
  if (!form) return undefined;
  const fields = components.schema(form.fields, 'input');
  const files = Object.fromEntries(form.files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const schema = { ...fields, properties: { ...(fields.properties as Json), ...files } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function acceptedJob(components: Components): Json {
  return {
    description: 'The job was accepted; follow it at Location.',
    headers: { Location: { schema: { type: 'string' } } },
    content: { 'application/json': { schema: components.schema(JobState, 'output') } },
  };
}

function failureStatuses(endpoint: Endpoint): number[] {
  const { method, access, body, form, path } = endpoint;
  const hasInput = Boolean(body ?? form) || path.includes(':');
  const statuses = [
    hasInput && 400,
    (access === 'user' || path === '/auth/login') && 401,
    (method !== 'GET' || path.startsWith('/email/')) && 403,
    path.includes(':') && 404,
    (startsJob.has(endpoint) || method !== 'GET') && 409,
    (body ?? form) && 413,
    (body ?? form) && 415,
    (form ?? endpoint.file ?? startsJob.has(endpoint)) && 422,
    429,
    500,
    startsJob.has(endpoint) && 502,
    503,
    504,
  ];
  return statuses.filter((status): status is number => typeof status === 'number');
}

function errorResponses(components: Components): Record<string, Json> {
  const schema = components.schema(ErrorEnvelope, 'output');
  const codesByStatus = Map.groupBy(errorCodes, (code) => errorStatus[code]);
  const describe = (codes: readonly ErrorCode[]) =>
    codes.map((code) => `\`${code}\`: ${publicMessage[code]}`).join('  \n');
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      `Error${status}`,
      {
        description: describe(codes),
        ...([429, 503].includes(status) && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

const tagOf = ({ path }: Endpoint) => path.split('/')[1]?.replace(/^resumes$/, 'resume') ?? '';

const operationIdOf = ({ method, path }: Endpoint) =>
  [method.toLowerCase(), ...path.split(/[/:-]+/).filter(Boolean)]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
