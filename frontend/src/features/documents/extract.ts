import { linesMediaType } from '@tailwright/contracts/define';
import {
  type ExtractedDocument,
  ReadingLine,
  type ReadingProgress,
  extractDocument,
} from '@tailwright/contracts/documents';
import { errorStatus } from '@tailwright/contracts/errors';
import { ApiError, UnreadableAnswer, answerOf, send, urlOf } from '../../lib/api';
import { linesOf } from '../../lib/lines';

/** extract reads a file's text on the server, and tells which page of a scan is being recognised. Throws ApiError. */
export async function extract(
  file: File,
  onProgress: (progress: ReadingProgress) => void = () => undefined,
): Promise<ExtractedDocument> {
  const form = new FormData();
  form.set('file', file);
  const response = await send(urlOf(extractDocument, {}), {
    method: extractDocument.method,
    body: form,
    headers: { Accept: `application/json, ${linesMediaType}` },
  });
  const isInLines = response.headers.get('content-type')?.startsWith(linesMediaType);
  if (!isInLines || !response.body) return answerOf(extractDocument, response);
  for await (const text of linesOf(response.body)) {
    const line = ReadingLine.parse(JSON.parse(text));
    if ('document' in line) return line.document;
    if ('problem' in line) throw new ApiError(errorStatus[line.problem.code], line.problem.message, line.problem);
    onProgress(line.progress);
  }
  throw new UnreadableAnswer('the answer ended before its document');
}
