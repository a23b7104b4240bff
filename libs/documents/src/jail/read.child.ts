import type { DocumentKind } from '@tailwright/contracts/documents';
import { limits } from '@tailwright/contracts/limits';
import { DocumentProblem } from '../read/document-problem.js';
import { readDocument } from '../read/read-document.js';
import type { Frame } from './frames.js';
import { type Reply, keepStdoutForFrames, serveFrames } from './serve-frames.js';
import { warmUp } from './warm-up.js';

keepStdoutForFrames();
await warmUp();
await serveFrames(limits.uploadBytesMax + 1_024, read);

async function read({ head, body }: Frame): Promise<Reply> {
  const { kind } = head as { kind: DocumentKind };
  try {
    const { text, ...facts } = await readDocument(kind, body);
    return { head: facts, body: Buffer.from(text) };
  } catch (error) {
    // Only the code leaves the jail: a parser's message may quote the document.
    return { head: { problem: error instanceof DocumentProblem ? error.code : 'document_unreadable' } };
  }
}
