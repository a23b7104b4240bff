import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/**
 * countsAsView is true for a load by a person or a plain client: not for HEAD, a prefetch nobody may ever look at,
 * or a crawler that says so; one that names no user agent counts as a crawler.
 */
export function countsAsView(method: string, headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return method === 'GET' && !purpose.includes('prefetch') && agent !== undefined && agent !== '' && !isCrawler(agent);
}

/** Agents already looked at: the pattern of all crawlers is long, and most visitors share few agents. */
const seen = new Map<string, boolean>();
const seenMax = 1_000;

function isCrawler(agent: string): boolean {
  const known = seen.get(agent);
  if (known !== undefined) return known;
  if (seen.size >= seenMax) seen.clear();
  const crawler = isbot(agent);
  seen.set(agent, crawler);
  return crawler;
}
