import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type JobId, type JobProgress, getJobOf } from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Owners } from '../identity/owners.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { SessionCookie } from '../identity/session-cookie.js';
import { SessionWatch } from '../identity/session-watch.js';
import { EventStream } from './event-stream.js';
import { JobWatch, hasEnded } from './job-watch.js';
import { OpenStreams } from './open-streams.js';
import { networkOf } from '../edge/client-address.js';

/** The id of the last event: a browser that reconnects with it has seen everything. */
const endId = 'end';

/** JobEvents streams a job to its owner: the state at once, then every change and the text as it is written. */
@Injectable()
export class JobEvents implements BeforeApplicationShutdown {
  private readonly open = new Set<EventStream>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly watch: JobWatch,
    private readonly owners: Owners,
    private readonly streams: OpenStreams,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionWatch,
  ) {}

  /** stream throws not_found for a job that is not the caller's, and rate_limited, before anything is written. */
  async stream(jobId: JobId, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const state = await this.rpc.call(getJobOf, { owners: this.owners.list(request), jobId });
    // 204 is the one answer after which EventSource does not connect again.
    if (request.headers['last-event-id'] === endId) return void reply.status(204).send();
    const [owner] = this.owners.list(request);
    const close = this.streams.open(owner?.id ?? jobId, networkOf(request.ip));
    const stream = new EventStream(reply);
    stream.onClose(close);
    if (request.method === 'HEAD') return stream.end();
    this.endWithSession(stream, request);
    this.follow(stream, { state });
  }

  /** Long streams would hold the shutdown up; browsers connect again, to another process. */
  beforeApplicationShutdown(): void {
    for (const stream of this.open) stream.end();
  }

  /** A visitor's own job may be followed on: the browser connects again, and the visitor cookie is asked alone. */
  private endWithSession(stream: EventStream, request: FastifyRequest): void {
    const token = request.user && this.cookie.find(request);
    if (token) stream.onClose(this.sessions.watch(token, () => stream.end()));
  }

  private follow(stream: EventStream, first: JobProgress): void {
    let count = 0;
    const show = (progress: JobProgress) => {
      const isLast = hasEnded(progress.state);
      if (!isLast && stream.isBehind) return;
      stream.send(isLast ? endId : String(++count), progress);
      if (isLast) stream.end();
    };
    const stop = this.watch.watch(first.state.id, show);
    this.open.add(stream);
    stream.onClose(() => {
      stop();
      this.open.delete(stream);
    });
    show(first);
  }
}
