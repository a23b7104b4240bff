import { Body, Controller, Req, Res, StreamableFile } from '@nestjs/common';
import {
  DocumentExport,
  DocumentPreview,
  exportDocument,
  extractDocument,
  previewDocument,
} from '@tailwright/contracts/documents';
import { Route } from '@tailwright/platform/http/route';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { Documents } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Route(extractDocument)
  @RateLimited('documents')
  extract(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.documents.extract(request, reply);
  }

  @Route(exportDocument)
  @RateLimited('documents')
  export(
    @Body({ schema: DocumentExport }) wanted: DocumentExport,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.documents.export(wanted, request);
  }

  @Route(previewDocument)
  @RateLimited('previews')
  preview(
    @Body({ schema: DocumentPreview }) wanted: DocumentPreview,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.documents.preview(wanted, request);
  }
}
