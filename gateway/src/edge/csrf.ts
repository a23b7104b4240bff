import { AppError } from '@tailwright/contracts/errors';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** IncomingCall is what the rules below look at. */
export interface IncomingCall {
  method: string;
  /** Path without the query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Host the client asked for, as told by a trusted proxy when there is one. */
  host: string;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * foreignCallProblem refuses what another site makes a browser send. A browser says where a call comes from in
 * Sec-Fetch-Site, or, over plain http and when old, in Origin; a caller that sends neither is not a browser.
 * `publicHost` is the host of PUBLIC_URL.
 */
export function foreignCallProblem(call: IncomingCall, publicHost: string): AppError | undefined {
  if (safeMethods.has(call.method)) return undefined;
  const site = call.headers['sec-fetch-site'];
  const { origin } = call.headers;
  const isSameOrigin = origin === undefined || (hostOf(origin) === call.host && !isRebindable(call.host, publicHost));
  const isOurs = site !== undefined ? site === 'same-origin' : isSameOrigin;
  return isOurs ? undefined : new AppError('forbidden', undefined, undefined, 'cross-site request');
}

/**
 * bodyTypeProblem lets only JSON in, and only multipart on the upload paths: a form of another site can send
 * neither without a preflight that we never answer.
 */
export function bodyTypeProblem(call: IncomingCall, uploadPaths: ReadonlySet<string>): AppError | undefined {
  if (safeMethods.has(call.method) || !hasBody(call.headers)) return undefined;
  const mediaType = (call.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const expected = uploadPaths.has(call.path) ? 'multipart/form-data' : 'application/json';
  return mediaType === expected ? undefined : new AppError('unsupported_media_type');
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Names that no public name server answers for: of one part, or below a domain reserved for local networks. */
const localName = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/;

/**
 * A site can point a name of its own at the address of a copy that only a local network reaches (DNS rebinding): its
 * page is then of the same origin. An address, a local name and the name people use cannot be pointed elsewhere by it.
 * Over https the browser would find a certificate of another name.
 */
function isRebindable(host: string, publicHost: string): boolean {
  const name = nameOf(host);
  return name !== nameOf(publicHost) && isIP(name) === 0 && !localName.test(name);
}

function nameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
