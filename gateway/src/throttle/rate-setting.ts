import {
  type RateLimit,
  type RateLimitClass,
  paidVisitorsPerNetwork,
  rateLimits,
  usersPerNetwork,
} from '@tailwright/contracts/limits';
import * as z from 'zod/mini';

export type RateWindow = RateLimit['user'][number];

// "calls/seconds" once or twice for each kind of caller: "visitor=20/3600,60/86400;user=30/3600;network=40/3600".
const windows = String.raw`[1-9]\d{0,8}\/[1-9]\d{0,6}(?:,[1-9]\d{0,8}\/[1-9]\d{0,6})?`;
const ofPeople = new RegExp(
  `^visitor=(?<visitor>${windows});user=(?<user>${windows})(?:;network=(?<network>${windows}))?$`,
);
// The second form is of settings made before networks had windows of their own.
const ofNetworks = new RegExp(`^(?:network=(?<network>${windows})|visitor=(?<visitor>${windows});user=${windows})$`);

/** RateSetting reads the limits of one class; a class that is counted by network alone has no others. */
function rateSettingOf(rateClass: RateLimitClass) {
  const isTogether = rateLimits[rateClass].user.length === 0;
  const [form, example] = isTogether
    ? [ofNetworks, 'network=60/60']
    : [ofPeople, 'visitor=60/60;user=120/60;network=600/60'];
  return z.optional(
    z.pipe(
      z.string().check(z.regex(form, `must look like ${example} (calls/seconds)`)),
      z.transform((text): RateLimit => {
        const groups = form.exec(text)?.groups ?? {};
        if (isTogether) return { visitor: [], user: [], network: parseWindows(groups.network ?? groups.visitor) };
        const [visitor, user, network] = [groups.visitor, groups.user, groups.network].map(parseWindows);
        const own = { visitor: visitor ?? [], user: user ?? [] };
        return { ...own, network: groups.network ? (network ?? []) : networkShare(rateClass, own) };
      }),
    ),
  );
}

/** What a network has when the setting does not say it: as many times a person's as in the product's own table. */
function networkShare(rateClass: RateLimitClass, { visitor, user }: Omit<RateLimit, 'network'>): RateWindow[] {
  const times = (factor: number) => (window: RateWindow) => ({ ...window, calls: factor * window.calls });
  return rateClass === 'aiProvider' ? visitor.map(times(paidVisitorsPerNetwork)) : user.map(times(usersPerNetwork));
}

function parseWindows(text: string | undefined): RateWindow[] {
  if (text === undefined) return [];
  return text.split(',').map((window) => {
    const [calls, seconds] = window.split('/').map(Number);
    return { calls: calls ?? 0, seconds: seconds ?? 1 };
  });
}

const variableOf = (rateClass: string) => `RATE_${rateClass.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const rateClasses = Object.keys(rateLimits) as RateLimitClass[];

/** rateSettings are the environment variables that replace a class's limits, such as RATE_AI_BUILT_IN. */
export const rateSettings = Object.fromEntries(
  rateClasses.map((rateClass) => [variableOf(rateClass), rateSettingOf(rateClass)]),
);

/** rateLimitsIn reads the limits in force: the product's, replaced by what the environment sets. */
export function rateLimitsIn(config: Readonly<Record<string, unknown>>): Record<RateLimitClass, RateLimit> {
  return Object.fromEntries(
    rateClasses.map((rateClass) => [
      rateClass,
      (config[variableOf(rateClass)] as RateLimit | undefined) ?? rateLimits[rateClass],
    ]),
  ) as Record<RateLimitClass, RateLimit>;
}
