import { Body, Controller, Param, Req } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { getJobOf } from '@tailwright/contracts/jobs';
import { ResumeId } from '@tailwright/contracts/resumes';
import {
  EditedLetter,
  LetterJob,
  deleteLetter,
  deleteLetterOf,
  editLetter,
  editLetterOf,
  keepLetter,
  keepLetterOf,
} from '@tailwright/contracts/saved-resumes';
import { type Done, Uuid } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import { Owners } from '../identity/owners.js';
import type { FastifyRequest } from '../identity/request.js';

@Controller()
export class LettersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owners: Owners,
  ) {}

  @Route(keepLetter)
  async keep(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Body({ schema: LetterJob }) { jobId, ...asked }: LetterJob,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const { result } = await this.rpc.call(getJobOf, { owners: this.owners.list(request), jobId });
    if (!result || !('coverLetter' in result)) throw new AppError('not_found');
    return this.rpc.call(keepLetterOf, { actor, resumeId, letter: { id: jobId, text: result.coverLetter, ...asked } });
  }

  @Route(editLetter)
  edit(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Param('letterId', { schema: Uuid }) letterId: string,
    @Body({ schema: EditedLetter }) { text, was }: EditedLetter,
  ): Promise<Done> {
    return this.rpc.call(editLetterOf, { actor, resumeId, letterId, text, was });
  }

  @Route(deleteLetter)
  delete(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Param('letterId', { schema: Uuid }) letterId: string,
  ): Promise<Done> {
    return this.rpc.call(deleteLetterOf, { actor, resumeId, letterId });
  }
}
