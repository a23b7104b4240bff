import { Controller, Req } from '@nestjs/common';
import { type ExtractedDocument, extractDocument } from '@tailwright/contracts/documents';
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
}
