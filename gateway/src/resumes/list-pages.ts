import { Injectable } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { type ListPlace, type ResumeRecord, listResumesOf } from '@tailwright/contracts/resumes';
import { RpcClient } from '@tailwright/platform/bus/client';

/** For the whole list, where one page has the contract's five seconds: a full account has a hundred pages. */
const listMs = 10_000;

/** ListPages asks for a person's records page by page: all at once they are more than the bus can carry. */
@Injectable()
export class ListPages {
  constructor(private readonly rpc: RpcClient) {}

  async join(actor: UserId): Promise<ResumeRecord[]> {
    const deadline = Date.now() + listMs;
    const records: ResumeRecord[] = [];
    let after: ListPlace | undefined;
    do {
      const { resumes, next } = await this.rpc.call(listResumesOf, { actor, after }, { deadline });
      records.push(...resumes);
      after = next;
    } while (after);
    return records;
  }
}
