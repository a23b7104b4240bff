import { Body, Controller, Param } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { ResumeLook } from '@tailwright/contracts/resume-look';
import { ResumeId } from '@tailwright/contracts/resumes';
import {
  Archiving,
  NewName,
  NewVersionName,
  type SavedResume,
  type VersionText,
  archiveResume,
  archiveResumeOf,
  chooseLook,
  chooseLookOf,
  getSavedResume,
  getSavedResumeOf,
  getVersion,
  getVersionOf,
  nameVersion,
  nameVersionOf,
  renameResume,
  renameResumeOf,
} from '@tailwright/contracts/saved-resumes';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';

@Controller()
export class SavedResumesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getSavedResume)
  get(@Actor() actor: UserId, @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId): Promise<SavedResume> {
    return this.rpc.call(getSavedResumeOf, { actor, resumeId });
  }

  @Route(getVersion)
  getVersion(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Param('versionId', { schema: ResumeId }) versionId: ResumeId,
  ): Promise<VersionText> {
    return this.rpc.call(getVersionOf, { actor, resumeId, versionId });
  }

  @Route(nameVersion)
  nameVersion(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Param('versionId', { schema: ResumeId }) versionId: ResumeId,
    @Body({ schema: NewVersionName }) { name, was }: NewVersionName,
  ): Promise<Done> {
    return this.rpc.call(nameVersionOf, { actor, resumeId, versionId, name, was });
  }

  @Route(renameResume)
  rename(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Body({ schema: NewName }) { name, was }: NewName,
  ): Promise<Done> {
    return this.rpc.call(renameResumeOf, { actor, resumeId, name, was });
  }

  @Route(chooseLook)
  chooseLook(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Body({ schema: ResumeLook }) look: ResumeLook,
  ): Promise<Done> {
    return this.rpc.call(chooseLookOf, { actor, resumeId, look });
  }

  @Route(archiveResume)
  archive(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Body({ schema: Archiving }) { isArchived }: Archiving,
  ): Promise<Done> {
    return this.rpc.call(archiveResumeOf, { actor, resumeId, isArchived });
  }
}
