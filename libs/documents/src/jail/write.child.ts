import type { DocumentExport, DocumentPreview } from '@tailwright/contracts/documents';
import { limits } from '@tailwright/contracts/limits';
import { previewDocument, writeDocument } from '../write/write-document.js';
import { WritingProblem } from '../write/writing-problem.js';
import type { Frame } from './frames.js';
import { type Reply, keepStdoutForFrames, serveFrames } from './serve-frames.js';

keepStdoutForFrames();
await warmUp();
await serveFrames(4 * limits.exportCharsMax + 16_384, write);

async function write({ head, body }: Frame): Promise<Reply> {
  const wanted = head as Omit<DocumentExport, 'markdown'> | (Omit<DocumentPreview, 'markdown'> & { format: 'pages' });
  const markdown = body.toString('utf8');
  try {
    if (wanted.format === 'pages') return { head: {}, body: Buffer.from(previewDocument({ ...wanted, markdown })) };
    const { name, bytes } = await writeDocument({ ...wanted, markdown });
    return { head: { name }, body: bytes };
  } catch (error) {
    // Only what is missing leaves the jail: a library's message may quote the text.
    const { reason, characters } = error instanceof WritingProblem ? error : { reason: 'failed', characters: '' };
    return { head: { problem: reason, characters } };
  }
}

/** The first file of each kind loads its library, its fonts and the reader that checks it. */
async function warmUp(): Promise<void> {
  for (const format of ['pdf', 'docx'] as const) {
    await writeDocument({ kind: 'resume', format, template: 'modern', markdown: '# A\n\nB' }).catch(() => undefined);
  }
}
