import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { SessionToken, UserId } from '@tailwright/contracts/auth';
import { type ViewTotals, listSharedOf } from '@tailwright/contracts/views';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { SessionCookie } from '../identity/session-cookie.js';
import { Sessions } from '../identity/sessions.js';
import { networkOf } from '../edge/client-address.js';
import { EventStream } from '../jobs/event-stream.js';
import { OpenStreams } from '../jobs/open-streams.js';
import { LiveTotals } from './live-totals.js';

const lookEveryMs = 1_000;
/** A stream ends this soon after its session; each look is a call for each open dashboard. */
const sessionEveryMs = 3_000;

interface Watcher {
  stream: EventStream;
  token: SessionToken | undefined;
  /** What has been told, by public link id. */
  told: Map<string, { resumeId: string; views: number }>;
  count: number;
  /** When the session was last known to stand, on the clock of `performance`. */
  seenAt: number;
}

/** ViewEvents tells open dashboards what changes in their figures: one look a second at Redis for all of them. */
@Injectable()
export class ViewEvents implements BeforeApplicationShutdown {
  private readonly watchers = new Set<Watcher>();
  private looking = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly rpc: RpcClient,
    private readonly totals: LiveTotals,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly logger: Logger,
    private readonly streams: OpenStreams,
  ) {}

  /** The first event holds every shared resume. A resume shared later needs a new stream. */
  async stream(actor: UserId, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { shared } = await this.rpc.call(listSharedOf, { actor });
    const close = this.streams.open(actor, networkOf(request.ip));
    const stream = new EventStream(reply);
    stream.onClose(close);
    if (request.method === 'HEAD') return stream.end();
    const told = new Map(shared.map(({ publicLinkId, ...figure }) => [publicLinkId, figure]));
    const watcher: Watcher = { stream, token: this.cookie.find(request), told, count: 0, seenAt: performance.now() };
    this.watchers.add(watcher);
    stream.onClose(() => this.watchers.delete(watcher));
    tell(watcher, shared);
    void this.look();
  }

  /** Long streams would hold the shutdown up; browsers connect again, to another process. */
  beforeApplicationShutdown(): void {
    for (const { stream } of this.watchers) stream.end();
    this.watchers.clear();
    this.stopping.abort();
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    while (this.watchers.size > 0) {
      await sleep(lookEveryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      await this.tellChanges().catch((error: unknown) => this.logger.warn({ err: error }, 'live figures are late'));
    }
    this.looking = false;
  }

  private async tellChanges(): Promise<void> {
    const links = new Set([...this.watchers].flatMap(({ told }) => [...told.keys()]));
    const totals = await this.totals.of([...links]);
    await Promise.all([...this.watchers].map((watcher) => this.tellWhatChanged(watcher, totals)));
  }

  private async tellWhatChanged(watcher: Watcher, totals: ReadonlyMap<string, number>): Promise<void> {
    // A slow client gets the newest figures later instead of all of them.
    if (watcher.stream.isBehind) return;
    const changed = [...watcher.told].flatMap(([publicLinkId, { resumeId, views }]) => {
      const now = totals.get(publicLinkId) ?? views;
      return now > views ? [{ publicLinkId, resumeId, views: now }] : [];
    });
    if (changed.length === 0 && performance.now() - watcher.seenAt < sessionEveryMs) return;
    // Nothing is told to someone who has logged out elsewhere in the meantime.
    if (!watcher.token || !(await this.sessions.findUser(watcher.token))) return watcher.stream.end();
    watcher.seenAt = performance.now();
    if (changed.length === 0) return;
    for (const { publicLinkId, resumeId, views } of changed) watcher.told.set(publicLinkId, { resumeId, views });
    tell(watcher, changed);
  }
}

function tell(watcher: Watcher, figures: readonly { resumeId: string; views: number }[]): void {
  const event: ViewTotals = { views: Object.fromEntries(figures.map(({ resumeId, views }) => [resumeId, views])) };
  watcher.stream.send(String((watcher.count += 1)), event);
}
