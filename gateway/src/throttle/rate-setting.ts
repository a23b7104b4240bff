import { type RateLimit, type RateLimitClass, rateLimits } from '@tailwright/contracts/limits';
import * as z from 'zod/mini';

export type RateWindow = RateLimit['user'][number];

/** windowsMax is how many windows one class may have for one kind of caller, such as an hour and a day. */
export const windowsMax = 2;

// "calls/seconds" once or twice for each kind of caller: "visitor=20/3600,60/86400;user=60/3600".
const windows = String.raw`[1-9]\d{0,8}\/[1-9]\d{0,6}(?:,[1-9]\d{0,8}\/[1-9]\d{0,6})?`;
const setting = new RegExp(`^visitor=(?<visitor>${windows});user=(?<user>${windows})$`);

const RateSetting = z.optional(
  z.pipe(
    z.string().check(z.regex(setting, 'must look like visitor=60/60;user=120/60 (calls/seconds)')),
    z.transform((text): RateLimit => {
      const groups = setting.exec(text)?.groups ?? {};
      return { visitor: parseWindows(groups.visitor ?? ''), user: parseWindows(groups.user ?? '') };
    }),
  ),
);

function parseWindows(text: string): RateWindow[] {
  return text.split(',').map((window) => {
    const [calls, seconds] = window.split('/').map(Number);
    return { calls: calls ?? 0, seconds: seconds ?? 1 };
  });
}

const variableOf = (rateClass: string) => `RATE_${rateClass.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** rateSettings are the environment variables that replace a class's limits, such as RATE_AI_BUILT_IN. */
export const rateSettings = Object.fromEntries(
  Object.keys(rateLimits).map((rateClass) => [variableOf(rateClass), RateSetting]),
);

/** rateLimitsIn reads the limits in force: the product's, replaced by what the environment sets. */
export function rateLimitsIn(config: Readonly<Record<string, unknown>>): Record<RateLimitClass, RateLimit> {
  const entries = Object.entries(rateLimits as Record<string, RateLimit>);
  return Object.fromEntries(
    entries.map(([rateClass, limit]) => [rateClass, (config[variableOf(rateClass)] as RateLimit | undefined) ?? limit]),
  ) as Record<RateLimitClass, RateLimit>;
}
