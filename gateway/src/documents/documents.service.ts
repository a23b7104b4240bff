import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ExtractedDocument, extractDocument } from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { DocumentReader } from '@tailwright/documents/jail/document-reader';
import type { FastifyRequest } from '../identity/request.js';
import { type Upload, UploadForms } from './upload-forms.js';

/** Documents reads the text of uploads in the jailed reader; the file is gone when the answer is there. */
@Injectable()
export class Documents implements OnApplicationShutdown {
  constructor(
    @Inject(DocumentReader) private readonly reader: DocumentReader,
    private readonly forms: UploadForms,
  ) {}

  /** extract throws invalid_input without a file, and what the reader throws. */
  async extract(request: FastifyRequest): Promise<ExtractedDocument> {
    return this.forms.read(request, extractDocument.form.files, async ({ files }) => {
      const upload = files.get('file');
      if (upload) return this.reader.read(upload);
      throw new AppError('invalid_input', 'A file is required.', {
        fields: [{ field: 'file', message: 'A file is required.' }],
      });
    });
  }

  async textOf(upload: Upload | undefined): Promise<string | undefined> {
    return upload && (await this.reader.read(upload)).text;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.close();
  }
}
