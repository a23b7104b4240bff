import { Body, Controller, Req, StreamableFile } from '@nestjs/common';
import {
  DocumentExport,
  type ExtractedDocument,
  exportDocument,
  extractDocument,
} from '@tailwright/contracts/documents';
import { Route } from '@tailwright/platform/http/route';
import type { FastifyRequest } from '../identity/request.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { Documents } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Route(extractDocument)
  @RateLimited('documents')
  extract(@Req() request: FastifyRequest): Promise<ExtractedDocument> {
    return this.documents.extract(request);
  }

  @Route(exportDocument)
  @RateLimited('documents')
  export(@Body({ schema: DocumentExport }) request: DocumentExport): Promise<StreamableFile> {
    return this.documents.export(request);
  }
}
