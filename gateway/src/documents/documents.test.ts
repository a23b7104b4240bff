import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ExtractedDocument, ReadingLine } from '@tailwright/contracts/documents';
import { makeScan } from '@tailwright/documents/fixtures/make-scan';
import { DocumentReader } from '@tailwright/documents/jail/document-reader';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { type TestGateway, startGateway } from '../testing/start.js';
import { UploadBudget } from './upload-budget.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({
    UPLOAD_BYTES_IN_FLIGHT_MAX: String(40 * 1024 * 1024),
    TRUST_PROXY: '127.0.0.1',
    DOCUMENT_PROCESSES: '1',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => gateway.close());

const resume = 'Jane Doe\njane@example.com\n\nExperience\nSenior Engineer, Acme Corp, 2020 - present\n';
const form = (...files: [field: string, content: string | Uint8Array<ArrayBuffer>, name: string][]) => {
  const body = new FormData();
  for (const [field, content, name] of files) body.append(field, new Blob([content]), name);
  return body;
};
const extract = async (body: FormData | string, headers?: Record<string, string>) => {
  const response = await gateway.call('/api/documents/extract', { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('extracting a document', () => {
  it('answers its text, kind and warnings', async () => {
    const { status, body } = await extract(form(['file', resume, 'Resume.TXT']));
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'txt', pages: 1 });
    expect(body.text).toContain('Senior Engineer, Acme Corp');
  });

  it('answers 415 for a type that is not accepted, whatever its case', async () => {
    expect(await extract(form(['file', resume, 'resume.rtf']))).toEqual({
      status: 415,
      body: {
        code: 'unsupported_media_type',
        message: 'Invalid file type. Accepted types: .pdf, .docx, .doc, .txt',
      },
    });
  });

  it('answers 413 for a file over 10 MB', async () => {
    expect(await extract(form(['file', new Uint8Array(10 * 1024 * 1024 + 1), 'resume.txt']))).toEqual({
      status: 413,
      body: { code: 'payload_too_large', message: 'File is too large. Maximum size is 10MB.' },
    });
  });

  it('answers 400 without a file, and for one under another name', async () => {
    const missing = { status: 400, body: { code: 'invalid_input', message: 'A file is required.' } };
    expect(await extract(new FormData())).toMatchObject(missing);
    expect(await extract(form(['other', resume, 'resume.txt']))).toMatchObject(missing);
    expect(await extract(form(['file', '', '']))).toMatchObject(missing);
  });

  it.each([2, 3])('answers 400 for %i files, and reads none of them', async (count) => {
    const many = Array.from({ length: count }, (): [string, string, string] => ['file', resume, 'resume.txt']);
    expect(await extract(form(...many))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'Please choose one file at a time.' },
    });
  });

  it('tells which page of a scan it recognises, to a client that takes lines', async () => {
    const scan = await makeScan([
      'Ada Lovelace',
      'ada@example.com',
      'Engineer at Mill from 2018 to 2020',
      'Wrote programs',
    ]);
    const body = form(['file', new Uint8Array(scan), 'scan.pdf']);
    const response = await gateway.call('/api/documents/extract', {
      method: 'POST',
      body,
      headers: { accept: 'application/json, application/x-ndjson' },
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await response.text()).trim().split('\n');
    expect(lines.slice(0, -1).map((line) => ReadingLine.parse(JSON.parse(line)))).toEqual([
      { progress: { page: 1, pages: 1 } },
    ]);
    expect(ReadingLine.parse(JSON.parse(lines.at(-1)!))).toMatchObject({
      document: { warnings: ['read_by_ocr', 'very_short'] },
    });
  });

  it('answers a typed 422 for a file that is empty or broken', async () => {
    expect(await extract(form(['file', ' \n', 'resume.txt']))).toMatchObject({
      status: 422,
      body: { code: 'document_empty' },
    });
    expect(await extract(form(['file', '%PDF-1.7 and nothing else', 'resume.pdf']))).toMatchObject({
      status: 422,
      body: { code: 'document_unreadable' },
    });
  });

  it('answers 400 for a form that cannot be read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await extract('--x\r\nnot a part', headers)).status).toBe(400);
    expect((await extract('no boundary', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it('answers 415 for a body that is no form', async () => {
    expect((await extract('{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  it('answers 503 to a network that holds its share of the bytes of uploads, not to another, and works again after', async () => {
    const file = new Uint8Array(9 * 1024 * 1024).fill(0x61);
    const text = Promise.withResolvers<ExtractedDocument>();
    const read = jest.spyOn(gateway.app.get(DocumentReader), 'read').mockImplementation(() => text.promise);
    const send = () => extract(form(['file', file, 'resume.txt']));
    const held: ReturnType<typeof extract>[] = [];
    for (let nth = 1; nth <= 2; nth += 1) {
      held.push(send());
      while (read.mock.calls.length < nth) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await send()).toMatchObject({
      status: 503,
      body: { code: 'overloaded', message: expect.stringMatching(/^Rate limit/) },
    });
    const other = extract(form(['file', file, 'resume.txt']), { 'x-forwarded-for': '203.0.113.7' });
    while (read.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    text.resolve({ text: 'a', kind: 'txt', pages: 1, warnings: [] });
    expect((await Promise.all([...held, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send()).status).toBe(200);
  });

  it('gives back the bytes of every upload, also of a refused one', async () => {
    const budget = gateway.app.get(UploadBudget);
    const max = gateway.config.UPLOAD_BYTES_IN_FLIGHT_MAX;
    budget.take(max - 10, 'elsewhere');
    expect((await extract(form(['file', resume, 'resume.txt']))).status).toBe(503);
    budget.give(max - 10, 'elsewhere');
    expect((await extract(form(['file', 'x'.repeat(100), 'resume.rtf']))).status).toBe(415);
    expect(() => budget.take(max, 'elsewhere')).not.toThrow();
    budget.give(max, 'elsewhere');
  });
});

describe('exporting a document', () => {
  const markdown = '# Ada Žižková\n\nada@example.com · London\n\n## Experience\n\n### Engineer | Acme\n\n- Wrote C++\n';
  const call = (body: object) =>
    gateway.call('/api/documents/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['md', 'text/markdown; charset=utf-8', '# Ada'],
    ['txt', 'text/plain; charset=utf-8', 'Ada'],
    ['json', 'application/json; charset=utf-8', '{'],
  ])('answers %s under its type and a safe name', async (format, type, start) => {
    const response = await call({ kind: 'resume', format, template: 'creative', markdown, company: 'Acme' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Ada-Zizkova-Resume-Acme.${format}"; filename*=UTF-8''Ada-%C5%BDi%C5%BEkov%C3%A1-Resume-Acme.${format}`,
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString('latin1')
        .startsWith(start),
    ).toBe(true);
  });

  it.each(['pdf', 'docx'])('writes a letter as %s that can be read again', async (format) => {
    const letter = `${'Dear team, I like engines and the people who build them. '.repeat(3)}\n\nAda`;
    const file = await (await call({ kind: 'letter', format, markdown: letter })).arrayBuffer();
    const { body } = await extract(form(['file', new Uint8Array(file), `letter.${format}`]));
    expect(body.text).toMatch(/people who build them\.\s+Ada/);
  });

  it('answers 400 for no text, an unknown format, a letter as JSON Resume, and a text too long', async () => {
    for (const body of [
      { kind: 'resume', format: 'pdf', markdown: ' ' },
      { kind: 'resume', format: 'rtf', markdown },
      { kind: 'letter', format: 'json', markdown },
      { kind: 'resume', format: 'pdf', markdown: 'a'.repeat(100_001) },
    ]) {
      const response = await call(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_input' });
    }
  });

  it('answers a typed 422 that names the characters a PDF would not show', async () => {
    const response = await call({ kind: 'resume', format: 'pdf', markdown: '# 홍길동\n\nEngineer' });
    expect(response.status).toBe(422);
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect(code).toBe('document_unwritable');
    expect(message).toContain('홍 길 동');
    expect((await call({ kind: 'resume', format: 'docx', markdown: '# 홍길동\n\nEngineer' })).status).toBe(200);
  });

  it('counts each file by format, and why one was not handed over', async () => {
    const counted = async () => {
      const { values } = await gateway.app.get(Metrics).registry.getSingleMetric('document_exports_total')!.get();
      const of = (format: string, outcome: string) =>
        values.find(({ labels }) => labels.format === format && labels.outcome === outcome)?.value ?? 0;
      return { written: of('txt', 'written'), characters: of('pdf', 'characters') };
    };
    const before = await counted();
    await call({ kind: 'resume', format: 'txt', markdown });
    await call({ kind: 'resume', format: 'pdf', markdown: '# 홍길동' });
    expect(await counted()).toEqual({ written: before.written + 1, characters: before.characters + 1 });
  });
});

describe('previewing a document', () => {
  const long = `# Ada Byron\n\nada@example.com · London\n\n## Experience\n\n${'### Engineer | Acme\n\n- Wrote the notes of an engine\n- Kept it going\n\n'.repeat(30)}`;
  const call = (body: object) =>
    gateway.call('/api/documents/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([
    ['A4', 'a4', '# Ada', [595, 842]],
    ['Letter, four pages below each other', 'letter', long, [612, 3168]],
  ] as const)('answers the pages as one image, on %s', async (_, paper, markdown, size) => {
    const response = await call({ kind: 'resume', template: 'serif', paper, markdown });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const pages = await response.text();
    // A white ground of a later page would hide the first one.
    expect(pages).not.toMatch(/fill="#fff/i);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(pages) ?? [];
    expect([Number(width), Number(height)].map(Math.round)).toEqual(size);
  });

  it('answers 400 for no text and one that is too long to follow, 422 for letters without a shape', async () => {
    for (const [markdown, status] of [
      [' ', 400] as const,
      ['a'.repeat(20_001), 400] as const,
      ['- a\n'.repeat(1_001), 400] as const,
      ['# 홍', 422] as const,
    ]) {
      expect((await call({ kind: 'resume', markdown })).status).toBe(status);
    }
  });

  it('carries nothing of a text that a browser would run', async () => {
    const markdown = '# <script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    expect(await (await call({ kind: 'resume', markdown })).text()).not.toMatch(/<script|javascript:|onerror|<image/);
  });
});
