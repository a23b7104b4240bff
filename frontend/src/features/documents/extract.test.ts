import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReadingProgress } from '@tailwright/contracts/documents';
import { ApiError, UnreadableAnswer } from '../../lib/api';
import { extract } from './extract';

const fetched = jest.fn<typeof fetch>();
const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = fetch;
  fetched.mockReset();
});

const file = new File(['x'], 'resume.pdf');
const document = { text: 'x', kind: 'pdf', pages: 2, warnings: [] };
const answer = (type: string, body: string) =>
  fetched.mockResolvedValue(new Response(body, { headers: { 'content-type': type } }));
const lines = (...all: object[]) =>
  answer('application/x-ndjson; charset=utf-8', all.map((line) => `${JSON.stringify(line)}\n`).join(''));
const progress = (page: number) => ({ progress: { page, pages: 2 } });

test('the file is sent as a form whose content type is left to the browser', async () => {
  answer('application/json', JSON.stringify(document));
  await expect(extract(file)).resolves.toEqual(document);
  const [url, request] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/documents/extract');
  expect(request).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(request?.headers).toEqual({ Accept: 'application/json, application/x-ndjson' });
  expect((request?.body as FormData).get('file')).toMatchObject({ name: 'resume.pdf' });
});

test('progress is told page by page before the document', async () => {
  lines(progress(1), progress(2), { document });
  const told: ReadingProgress[] = [];
  await expect(extract(file, (page) => told.push(page))).resolves.toEqual(document);
  expect(told.map(({ page }) => page)).toEqual([1, 2]);
});

test('a problem that shows only later is the same error as one at once', async () => {
  lines(progress(1), { problem: { code: 'document_empty', message: 'No text.' } });
  await expect(extract(file)).rejects.toEqual(new ApiError(422, 'No text.'));
});

test('an answer that ends too early cannot be read', async () => {
  lines(progress(1));
  await expect(extract(file)).rejects.toBeInstanceOf(UnreadableAnswer);
});
