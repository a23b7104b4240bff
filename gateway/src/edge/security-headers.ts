import { isHttps, type GatewayConfig } from '../config.js';
import { sharedPath } from '../web/client-paths.js';

type Headers = Record<string, string>;

/** Emotion writes an empty style element and fills it through the CSSOM; this is the hash of the empty text. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const common = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "connect-src 'self'",
];
const pagePolicy = (scriptHashes: readonly string[]) =>
  [...common, `style-src 'self' ${emptyStyleHash}`, ["script-src 'self'", ...scriptHashes].join(' ')].join('; ');

// Swagger UI sets style attributes as it renders; its scripts are files of ours.
const docsPolicy = [...common, "style-src 'self' 'unsafe-inline'", "script-src 'self'"].join('; ');

/**
 * securityHeaders prepares the headers of each kind of answer once; building them for every request, as helmet's
 * plugin does, would cost more than answering a public page.
 */
export function securityHeaders(config: GatewayConfig, scriptHashes: readonly string[]): (path: string) => Headers {
  const always: Headers = {
    'content-security-policy': pagePolicy(scriptHashes),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const api: Headers = { ...always, 'cache-control': 'no-store' };
  const docs: Headers = { ...api, 'content-security-policy': docsPolicy };
  const shared: Headers = { ...api, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  const sharedPrefix = sharedPath.slice(0, sharedPath.indexOf(':'));
  return (path) => {
    if (path.startsWith(sharedPrefix) || path.startsWith('/api/shared/')) return shared;
    if (path === '/api/docs' || path.startsWith('/api/docs/')) return docs;
    return path === '/api' || path.startsWith('/api/') ? api : always;
  };
}
