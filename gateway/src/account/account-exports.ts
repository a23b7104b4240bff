import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { listVersionsOf } from '@tailwright/contracts/account';
import type { User, UserId } from '@tailwright/contracts/auth';
import { getBuilderDraftOf } from '@tailwright/contracts/builder-draft';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { listOwnFactsOf } from '@tailwright/contracts/own-facts';
import { type ListPlace, type ResumeRecord, listResumesOf } from '@tailwright/contracts/resumes';
import { getSavedResumeOf } from '@tailwright/contracts/saved-resumes';
import { getAnalyticsOf } from '@tailwright/contracts/views';
import { RpcClient } from '@tailwright/platform/bus/client';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { ListTurns } from '../resumes/list-turns.js';
import { networkOf } from '../edge/client-address.js';
import { exportedResume, newestVersion } from './exported-resume.js';

/** For everything at the pace of its reader: 500 resumes take 1,000 calls, and 20 MB on a slow mobile network a minute. */
const exportMs = 180_000;

/** Exports have turns of their own: a dashboard that is opened meanwhile must not wait for them. */
@Injectable()
export class ExportTurns extends ListTurns {}

/** AccountExports streams all data of a person as one JSON file, resume by resume: held whole it would fill the process. */
@Injectable()
export class AccountExports {
  constructor(
    private readonly rpc: RpcClient,
    private readonly turns: ExportTurns,
  ) {}

  /** stream throws what the first answers throw, and rate_limited; a later failure breaks the file off. */
  async stream(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const leave = await this.turns.enter(user.id, networkOf(request.ip));
    try {
      const deadline = Date.now() + exportMs;
      const texts = this.texts(user, deadline);
      const first = await texts.next();
      const body = Readable.from(startingWith(first.value as string, texts));
      const timer = setTimeout(() => body.destroy(), exportMs);
      body.once('close', () => {
        clearTimeout(timer);
        leave();
      });
      const name = `tailwright-${new Date().toISOString().slice(0, 10)}.json`;
      void reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(body);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *texts(user: User, deadline: number): AsyncGenerator<string> {
    const actor = user.id;
    const { facts } = await this.rpc.call(listOwnFactsOf, { actor }, { deadline });
    const views = await this.rpc.call(getAnalyticsOf, { actor }, { deadline });
    const { draft } = await this.rpc.call(getBuilderDraftOf, { actor }, { deadline });
    const profile = { name: user.name, email: user.email, createdAt: user.created_at };
    const head = {
      exportedAt: new Date().toISOString(),
      profile,
      facts,
      viewsByDay: views.days,
      builderDraft: draft?.form ?? null,
    };
    yield `${opened(head)},\n"resumes": [`;
    let separator = '\n';
    for await (const record of this.records(actor, deadline)) {
      let hasBegun = false;
      for await (const part of this.resume(actor, record, deadline)) {
        yield hasBegun ? part : separator + part;
        hasBegun = true;
      }
      if (hasBegun) separator = ',\n';
    }
    yield '\n]}\n';
  }

  private async *records(actor: UserId, deadline: number): AsyncGenerator<ResumeRecord> {
    let after: ListPlace | undefined;
    do {
      const page = await this.rpc.call(listResumesOf, { actor, after }, { deadline });
      yield* page.resumes;
      after = page.next;
    } while (after);
  }

  /** The parts of one resume; none for one that was deleted since its page was read. */
  private async *resume(actor: UserId, { id: resumeId }: ResumeRecord, deadline: number): AsyncGenerator<string> {
    const owned = { actor, resumeId };
    const saved = await this.rpc.call(getSavedResumeOf, owned, { deadline }).catch(nullIfGone);
    if (!saved) return;
    yield `${opened(exportedResume(saved))},\n"versions": [\n${JSON.stringify(newestVersion(saved))}`;
    let page = saved.earlier.length > 0 ? await this.versions(owned, undefined, deadline) : null;
    while (page) {
      for (const version of page.versions) yield `,\n${JSON.stringify(version)}`;
      page = page.next === undefined ? null : await this.versions(owned, page.next, deadline);
    }
    yield ']}';
  }

  private versions(owned: Input<typeof getSavedResumeOf>, before: number | undefined, deadline: number) {
    return this.rpc.call(listVersionsOf, { ...owned, before }, { deadline }).catch(nullIfGone);
  }
}

/** An object as JSON without its last brace: what is streamed follows. */
const opened = (object: object) => JSON.stringify(object).slice(0, -1);

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
