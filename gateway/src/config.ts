import { BaseConfig, withinStopLimit } from '@tailwright/platform/config';
import { wholeNumber } from '@tailwright/platform/settings';
import { limits } from '@tailwright/contracts/limits';
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { rateSettings } from './throttle/rate-setting.js';

const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

/** Twice the largest form, which has two files at most. */
const uploadBytesMin = 2 * 2 * limits.uploadBytesMax;

/** A network by address, such as 10.0.0.0/8, or by one of the names proxy-addr knows. */
const isNetwork = (text: string) => {
  const [address = '', bits = '0'] = text.split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits));
};
const networks = list.check(
  z.refine((items) => items.every(isNetwork), 'must list addresses or networks, such as 10.0.0.0/8,127.0.0.1'),
);

/** How the keys of the compose file and of the local overlay begin: "trial-only" as base64. */
const trialKey = Buffer.from('trial-only-').toString('base64').slice(0, 14);

/** A stranger who knows the key signs cookies and seals calls as we do. */
function notOfTheTrial<Name extends 'COOKIE_KEY' | 'BUS_KEY'>(name: Name) {
  return z.refine<Record<Name | 'PUBLIC_URL', string>>(
    (config) => !config.PUBLIC_URL.startsWith('https:') || !config[name].startsWith(trialKey),
    { path: [name], message: 'must be a key of your own: everybody knows the one of the trial' },
  );
}

/** GatewayConfig is the gateway's environment. */
export const GatewayConfig = z
  .object({
    ...BaseConfig.shape,
    HOST: z._default(z.string(), '0.0.0.0'),
    PORT: z._default(wholeNumber({ max: 65_535 }), 3_000),
    /** Address people use; https here makes cookies Secure and turns HSTS on. */
    PUBLIC_URL: z._default(
      z
        .string()
        .check(z.regex(/^https?:\/\/[^/\s]+\/?$/, 'must be an http(s) origin, such as https://resumes.example')),
      'http://localhost:3000',
    ),
    /** Signs the visitor cookie and hides addresses in throttle keys. */
    COOKIE_KEY: z
      .string('must be set: at least 32 random characters')
      .check(z.minLength(32, 'must be at least 32 random characters')),
    /** Addresses or networks of proxies whose X-Forwarded-* headers are believed; nobody's unless set. */
    TRUST_PROXY: z._default(networks, []),
    /** Folder of the built web app; without it only /api is served. */
    WEB_ROOT: z.optional(z.string()),
    /** When set, only these accounts may use the e-mail tools. */
    ADMIN_EMAILS: z._default(list, []),
    /** How long to keep serving after SIGTERM, for load balancers to notice. */
    DRAIN_MS: z._default(wholeNumber(), 0),
    /** How long requests in flight may still take after that. */
    STOP_MS: z._default(wholeNumber(), 10_000),
    /** Bytes of uploads held in memory at once, all requests together; one network may hold half of it. */
    UPLOAD_BYTES_IN_FLIGHT_MAX: z._default(wholeNumber({ min: uploadBytesMin }), 100 * 1024 * 1024),
    /** Documents read at once, each in a child that is kept warm; with 0 those that read and write start when needed. */
    DOCUMENT_PROCESSES: z.optional(wholeNumber()),
    ...rateSettings,
  })
  .check(withinStopLimit('DRAIN_MS', 'STOP_MS'), notOfTheTrial('COOKIE_KEY'), notOfTheTrial('BUS_KEY'));
export type GatewayConfig = z.output<typeof GatewayConfig>;

/** isHttps tells whether people reach the gateway over https. */
export function isHttps(config: Pick<GatewayConfig, 'PUBLIC_URL'>): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}
