import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import { networkOf } from '../edge/client-address.js';
import type { FastifyRequest } from '../identity/request.js';
import { UploadBudget } from './upload-budget.js';

export interface Upload {
  name: string;
  bytes: Buffer;
}
export interface UploadForm {
  fields: Record<string, string>;
  files: Map<string, Upload>;
}

/** A text field may hold a whole resume: 50,000 characters of up to 4 bytes, and room to say that it is too long. */
const fieldBytesMax = 256 * 1024;

const partLimits = {
  fileSize: limits.uploadBytesMax,
  files: 2,
  fields: 10,
  parts: 12,
  fieldSize: fieldBytesMax,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** UploadForms reads multipart bodies into memory, never to disk, within the limits of one form and of the process. */
@Injectable()
export class UploadForms {
  constructor(private readonly budget: UploadBudget) {}

  /** read hands the form to `use` and gives its bytes back afterwards. Files under other names are skipped. */
  async read<T>(request: FastifyRequest, names: readonly string[], use: (form: UploadForm) => Promise<T>): Promise<T> {
    const form: UploadForm = { fields: {}, files: new Map() };
    const network = networkOf(request.ip);
    let takenBytes = 0;
    const take = (bytes: number) => {
      this.budget.take(bytes, network);
      takenBytes += bytes;
    };
    try {
      if (request.isMultipart()) await readParts(request, names, form, take).catch(rethrowReadable);
      return await use(form);
    } finally {
      this.budget.give(takenBytes, network);
      discardRest(request);
    }
  }
}

/**
 * What is left of a refused body is read and dropped, as Node does for bodies nobody looked at: the parser stands still
 * once we stop, and the client would go on waiting to send before it takes our answer or its next request.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function readParts(
  request: FastifyRequest,
  names: readonly string[],
  form: UploadForm,
  take: (bytes: number) => void,
): Promise<void> {
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'file') {
      // A browser sends a file field that was left empty as a part without a file name.
      if (!part.filename || !names.includes(part.fieldname)) part.file.resume();
      else if (form.files.has(part.fieldname)) throw new AppError('invalid_input', 'Please choose one file at a time.');
      else form.files.set(part.fieldname, await readFile(part, take));
    } else {
      if (part.valueTruncated) throw new AppError('payload_too_large');
      // Forms are sent with CRLF line ends whatever was typed (HTML, form submission); the JSON call keeps LF.
      form.fields[part.fieldname] = String(part.value).replaceAll('\r\n', '\n');
    }
  }
}

async function readFile(part: MultipartFile, take: (bytes: number) => void): Promise<Upload> {
  if (!hasAcceptedExtension(part.filename)) throw invalidFileType();
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    take(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw fileTooLarge();
  return { name: part.filename, bytes: Buffer.concat(chunks) };
}

function hasAcceptedExtension(name: string): boolean {
  return limits.uploadExtensions.some((extension) => name.toLowerCase().endsWith(extension));
}

const invalidFileType = () =>
  new AppError('unsupported_media_type', `Invalid file type. Accepted types: ${limits.uploadExtensions.join(', ')}`);

const fileTooLarge = () =>
  new AppError('payload_too_large', `File is too large. Maximum size is ${limits.uploadBytesMax / 1024 / 1024}MB.`);

/** rethrowReadable turns the parser's own errors, such as a missing boundary, into ours. */
function rethrowReadable(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isTooLarge = (error as { statusCode?: unknown }).statusCode === 413;
  if (isTooLarge) throw new AppError('payload_too_large');
  throw new AppError('invalid_input', 'The form could not be read.');
}
