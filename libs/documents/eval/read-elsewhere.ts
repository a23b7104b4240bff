import { execFileSync } from 'node:child_process';
import type { ExportFormat } from '@tailwright/contracts/documents';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';

/** readElsewhere reads a file as others do: pdftotext where it is installed, else pdf-parse alone; mammoth alone; text. */
export async function readElsewhere(bytes: Buffer, format: ExportFormat): Promise<string> {
  switch (format) {
    case 'pdf':
      return pdftotext(bytes) ?? pdfParse(bytes);
    case 'docx':
      return (await mammoth.extractRawText({ buffer: bytes })).value;
    case 'md':
      return bytes
        .toString('utf8')
        .replace(/\\(?=[!-/:-@[-`{-~])|\*\*|^#+ /gm, '')
        .replace(/^\*|\*$/gm, '');
    case 'json':
      return JSON.stringify(JSON.parse(bytes.toString('utf8'))).replaceAll('\\"', '"');
    case 'txt':
      return bytes.toString('utf8');
  }
}

function pdftotext(bytes: Buffer): string | undefined {
  try {
    return execFileSync('pdftotext', ['-', '-'], {
      input: bytes,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

async function pdfParse(bytes: Buffer): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return (await parser.getText({ pageJoiner: '' })).text;
  } finally {
    await parser.destroy();
  }
}
