import { Injectable } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { type ListPlace, listResumesOf } from '@tailwright/contracts/resumes';
import type { Answer } from '@tailwright/contracts/define';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Readable } from 'node:stream';
import { networkOf } from '../edge/client-address.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { ListTurns } from './list-turns.js';

/** For the whole list at the pace of its reader: 20 MB in this time is a slow mobile network. */
const listMs = 60_000;

type Page = Answer<typeof listResumesOf>;

/**
 * ListPages streams a person's records. A page is asked for when the one before it is on its way: a list may be 20 MB,
 * and held whole, as an object and as its text, a few of them would fill the process.
 */
@Injectable()
export class ListPages {
  constructor(
    private readonly rpc: RpcClient,
    private readonly turns: ListTurns,
  ) {}

  /** stream throws what the first page throws, and rate_limited; a later failure breaks the answer off. */
  async stream(actor: UserId, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const leave = await this.turns.enter(actor, networkOf(request.ip));
    try {
      const deadline = Date.now() + listMs;
      const first = await this.page(actor, undefined, deadline);
      const body = Readable.from(this.texts(actor, first, deadline));
      const timer = setTimeout(() => body.destroy(), listMs);
      body.once('close', () => {
        clearTimeout(timer);
        leave();
      });
      void reply.type('application/json; charset=utf-8').send(body);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *texts(actor: UserId, first: Page, deadline: number): AsyncGenerator<string> {
    let page: Page | undefined = first;
    let start = '[';
    while (page) {
      for (const resume of page.resumes) {
        yield start + JSON.stringify(resume);
        start = ',';
      }
      page = page.next && (await this.page(actor, page.next, deadline));
    }
    yield start === '[' ? '[]' : ']';
  }

  private page(actor: UserId, after: ListPlace | undefined, deadline: number): Promise<Page> {
    // The contract's five seconds for one page, and no longer than the list has left.
    return this.rpc.call(listResumesOf, { actor, after }, { deadline });
  }
}
