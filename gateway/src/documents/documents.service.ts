import { Inject, Injectable, type OnApplicationShutdown, StreamableFile } from '@nestjs/common';
import {
  type DocumentExport,
  type DocumentPreview,
  exportMediaTypes,
  extractDocument,
  pagesMediaType,
} from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { DocumentReader } from '@tailwright/documents/jail/document-reader';
import { DocumentWriter } from '@tailwright/documents/jail/document-writer';
import { networkOf } from '../edge/client-address.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { attachment } from './attachment.js';
import { ReadingReply } from './reading-reply.js';
import { type Upload, UploadForms } from './upload-forms.js';

/** Documents reads uploads and writes exports in jailed children; a file is gone when its answer is there. */
@Injectable()
export class Documents implements OnApplicationShutdown {
  constructor(
    @Inject(DocumentReader) private readonly reader: DocumentReader,
    @Inject(DocumentWriter) private readonly writer: DocumentWriter,
    private readonly forms: UploadForms,
  ) {}

  /** extract throws invalid_input without a file, and what the reader throws. */
  async extract(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = new ReadingReply(request, reply);
    return this.forms.read(request, extractDocument.form.files, async ({ files }) => {
      const upload = files.get('file');
      const { onProgress, signal } = answer;
      const from = networkOf(request.ip);
      if (upload) return answer.answer(() => this.reader.read(upload, { onProgress, signal, from }));
      throw new AppError('invalid_input', 'A file is required.', {
        fields: [{ field: 'file', message: 'A file is required.' }],
      });
    });
  }

  async textOf(upload: Upload | undefined, request: FastifyRequest): Promise<string | undefined> {
    return upload && (await this.reader.read(upload, { from: networkOf(request.ip) })).text;
  }

  /** export throws what the writer throws. */
  async export(wanted: DocumentExport, request: FastifyRequest): Promise<StreamableFile> {
    const { name, bytes } = await this.writer.write(wanted, { from: networkOf(request.ip) });
    const type = exportMediaTypes[wanted.format];
    const isText = wanted.format === 'md' || wanted.format === 'txt' || wanted.format === 'json';
    return new StreamableFile(bytes, {
      type: isText ? `${type}; charset=utf-8` : type,
      disposition: attachment(name, wanted.format),
      length: bytes.length,
    });
  }

  /** preview throws what the writer throws. */
  async preview(wanted: DocumentPreview, request: FastifyRequest): Promise<StreamableFile> {
    const pages = await this.writer.preview(wanted, { from: networkOf(request.ip) });
    return new StreamableFile(pages, { type: pagesMediaType, length: pages.length });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.reader.close(), this.writer.close()]);
  }
}
