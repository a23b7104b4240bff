import { limits } from '@tailwright/contracts/limits';
import { DocumentProblem } from '../read/document-problem.js';
import { recogniseDocument } from '../read/recognise-document.js';
import type { Frame } from './frames.js';
import { type Reply, keepStdoutForFrames, serveFrames } from './serve-frames.js';

keepStdoutForFrames();
await serveFrames(limits.uploadBytesMax + 1_024, recognise);

async function recognise({ body }: Frame, report: (progress: object) => void): Promise<Reply> {
  try {
    const { text, ...facts } = await recogniseDocument(body, report);
    return { head: facts, body: Buffer.from(text) };
  } catch (error) {
    return { head: { problem: error instanceof DocumentProblem ? error.code : 'document_unreadable' } };
  }
}
