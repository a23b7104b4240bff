import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { PublicLinkId } from '@tailwright/contracts/resumes';
import { fillSharedPage } from '@tailwright/contracts/share';
import { SharedPage } from '@tailwright/contracts/views';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Seal } from '@tailwright/platform/bus/seal';
import { BoundedCache } from '../bounded-cache.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { RateLimits } from '../throttle/rate-limits.js';
import { PageStore } from './page-store.js';
import { articleOf } from './shared-article.js';
import { Visitors } from './visitors.js';
import { countsAsView } from './who-counts.js';

/** Characters of page text kept in memory, about 64 MB: some thousands of usual resumes. */
const charsKept = 32 * 1024 * 1024;

interface HeldPage {
  version: string;
  /** What stands in its page before scripts run; written when the page is asked for. */
  article?: string;
  /** The resume as a JSON string: writing 5 kB as JSON anew for each load would cost more than the rest. */
  resumeJson: string;
  /** The field of the look with the comma before it, or nothing. */
  lookJson: string;
}

interface Found {
  page: HeldPage;
  views: number;
}

/** SharedPages answers public pages and counts their loads, asking Redis once and the resume service almost never. */
@Injectable()
export class SharedPages {
  private readonly held = new BoundedCache<HeldPage>(charsKept);
  private readonly fills = new Map<PublicLinkId, Promise<boolean>>();

  constructor(
    private readonly store: PageStore,
    private readonly seal: Seal,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly visitors: Visitors,
  ) {}

  /** answer is the JSON of a SharedResume. Throws not_found, and rate_limited to someone who guesses links. */
  async answer(publicLinkId: PublicLinkId, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    void reply.header('content-type', 'application/json; charset=utf-8');
    const counts = countsAsView(request.method, request.headers);
    const visitor = counts ? this.visitors.mark(publicLinkId, request) : null;
    const { page, views } = await this.get(publicLinkId, visitor, request);
    return `{"resume":${page.resumeJson},"views":${views}${page.lookJson}}`;
  }

  /** article is the resume as HTML. It counts no view: that is done by the call for the figure. Throws as answer does. */
  async article(publicLinkId: PublicLinkId, request: FastifyRequest): Promise<string> {
    const { page } = await this.get(publicLinkId, null, request);
    return (page.article ??= articleOf(JSON.parse(page.resumeJson) as string));
  }

  private async get(publicLinkId: PublicLinkId, visitor: string | null, request: FastifyRequest): Promise<Found> {
    const found = (await this.find(publicLinkId, visitor)) ?? (await this.fillAndFind(publicLinkId, visitor, request));
    if (!found) throw new AppError('not_found', 'Resume Not Found');
    return found;
  }

  private async find(publicLinkId: PublicLinkId, visitor: string | null): Promise<Found | null> {
    const held = this.held.get(publicLinkId);
    const stored = await this.store.find(publicLinkId, held?.version, visitor);
    if (!stored) return null;
    const page = stored.changed ? this.hold(publicLinkId, stored.changed) : (held ?? neverHeld());
    return { page, views: stored.views };
  }

  private async fillAndFind(
    publicLinkId: PublicLinkId,
    visitor: string | null,
    request: FastifyRequest,
  ): Promise<Found | null> {
    this.held.delete(publicLinkId);
    await this.limits.check('sharedMiss', request);
    if (await this.fill(publicLinkId)) return this.find(publicLinkId, visitor);
    // Counted only now: many people behind one address may open a link whose page is not in Redis yet.
    await this.limits.charge('sharedMiss', request);
    return null;
  }

  /** fill asks once for everybody who waits for the same link. */
  private fill(publicLinkId: PublicLinkId): Promise<boolean> {
    const running = this.fills.get(publicLinkId);
    if (running) return running;
    const fill = this.rpc
      .call(fillSharedPage, { publicLinkId })
      .then(({ found }) => found)
      .finally(() => this.fills.delete(publicLinkId));
    this.fills.set(publicLinkId, fill);
    return fill;
  }

  private hold(publicLinkId: PublicLinkId, { version, sealed }: { version: string; sealed: Buffer }): HeldPage {
    const { resume, look } = SharedPage.parse(this.seal.open(sealed, publicLinkId));
    const lookJson = look ? `,"look":${JSON.stringify(look)}` : '';
    const page: HeldPage = { version, resumeJson: JSON.stringify(resume), lookJson };
    // Twice, for the text and for the article written from it.
    this.held.set(publicLinkId, page, 2 * page.resumeJson.length);
    return page;
  }
}

function neverHeld(): never {
  throw new AppError('internal', undefined, undefined, 'a page without a body whose version was not held');
}
