import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { plainClients } from './plain-clients.js';

/**
 * countsAsView is true for a load by a person, or by a plain HTTP client such as curl, named or not: not for HEAD, a
 * prefetch nobody may ever look at, or a crawler that says so.
 */
export function countsAsView(method: string, headers: IncomingHttpHeaders): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return method === 'GET' && !purpose.includes('prefetch') && !isCrawler(headers['user-agent'] ?? '');
}

/** Agents already looked at: the pattern of all crawlers is long, and most visitors share few agents. */
const seen = new Map<string, boolean>();
const seenMax = 1_000;

function isCrawler(agent: string): boolean {
  const known = seen.get(agent);
  if (known !== undefined) return known;
  if (seen.size >= seenMax) seen.clear();
  const crawler = isbot(agent) && !isPlainClient(agent);
  seen.set(agent, crawler);
  return crawler;
}

/** isbot takes each program that is no browser for a crawler. */
function isPlainClient(agent: string): boolean {
  const [name = ''] = agent.toLowerCase().split(/[/ ]/, 1);
  return plainClients.has(name) && !/bot\b|crawl|spider|preview/i.test(agent);
}
