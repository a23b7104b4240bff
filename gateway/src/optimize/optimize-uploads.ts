import { Injectable } from '@nestjs/common';
import { OptimizeForm, OptimizeRequest, optimizeForm } from '@tailwright/contracts/optimize';
import { Documents } from '../documents/documents.service.js';
import { parseInput } from '../documents/parse-input.js';
import { UploadForms } from '../documents/upload-forms.js';
import type { FastifyRequest } from '../identity/request.js';
import { RateLimits } from '../throttle/rate-limits.js';

/** OptimizeUploads reads the multipart form of an optimization: of each pair the file, or else the text. */
@Injectable()
export class OptimizeUploads {
  constructor(
    private readonly forms: UploadForms,
    private readonly documents: Documents,
    private readonly limits: RateLimits,
  ) {}

  async read(request: FastifyRequest): Promise<OptimizeRequest> {
    return this.forms.read(request, optimizeForm.form.files, async ({ fields, files }) => {
      const { resumeText, jobDescriptionText, style } = await parseInput(OptimizeForm, fields);
      // Reading a file is the same work whichever call brings it.
      if (files.size > 0) await this.limits.charge('documents', request);
      const [resume, jobDescription] = await Promise.all([
        this.documents.textOf(files.get('resume'), request),
        this.documents.textOf(files.get('jobDescription'), request),
      ]);
      const texts = { resumeText: resume ?? resumeText, jobDescription: jobDescription ?? jobDescriptionText };
      return parseInput(OptimizeRequest, { ...texts, style });
    });
  }
}
