import { endpoints } from '@tailwright/contracts/registry';
import { newTraceparent, runInScope } from '@tailwright/platform/telemetry/context';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@tailwright/contracts/errors';
import type { GatewayConfig } from '../config.js';
import { type IncomingCall, bodyTypeProblem, foreignCallProblem } from './csrf.js';
import { securityHeaders } from './security-headers.js';
import { unknownCalls } from './unknown-call.js';

const uploadPaths = new Set(endpoints.filter(({ form }) => form).map(({ path }) => `/api${path}`));

/** guardTheEdge sets what holds for every request before any route sees it: headers, origin and body type. */
export function guardTheEdge(fastify: FastifyInstance, config: GatewayConfig, scriptHashes: readonly string[]): void {
  const headersFor = securityHeaders(config, scriptHashes);
  const unknownCall = unknownCalls(endpoints);
  const publicHost = new URL(config.PUBLIC_URL).host;
  fastify.addHook('onRequest', (request, reply, done) => {
    const call = callOf(request);
    void reply.headers(headersFor(call.path)).header('x-request-id', request.id);
    const refusal = foreignCallProblem(call, publicHost) ?? bodyTypeProblem(call, uploadPaths);
    if (refusal) return done(refusal);
    if (isUnknown(request, call)) {
      const { error, allow } = unknownCall(call.path);
      if (allow) void reply.header('allow', allow);
      return done(error);
    }
    const given = request.headers.traceparent;
    return runInScope({ traceparent: newTraceparent(typeof given === 'string' ? given : undefined) }, done);
  });
}

/** answerUnroutable answers what the router refuses before any hook runs: a malformed address, or an endless id. */
export function answerUnroutable(config: GatewayConfig) {
  const headersFor = securityHeaders(config, []);
  return (_: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new AppError('invalid_input', 'The address could not be read.');
    void reply.headers(headersFor('/api')).header('x-request-id', request.id);
    void reply.status(refusal.status).send(refusal.toEnvelope());
  };
}

/**
 * The path of a call is the pattern of the route that takes it: an address can be written in many ways, such as
 * /%61pi/resumes, and must not escape the rules of its route. What no route takes keeps its own path, decoded.
 */
function callOf(request: FastifyRequest): IncomingCall {
  const { method, headers, host, routeOptions } = request;
  return { method, headers, host, path: isTaken(routeOptions.url) ? routeOptions.url : decodedPath(request.url) };
}

/** The catch-all of the web app takes what no route knows. */
function isTaken(route: string | undefined): route is string {
  return route !== undefined && route !== '/*';
}

function decodedPath(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path below /api that no route takes. */
function isUnknown({ routeOptions }: FastifyRequest, { path }: IncomingCall): boolean {
  return (path === '/api' || path.startsWith('/api/')) && !isTaken(routeOptions.url);
}
