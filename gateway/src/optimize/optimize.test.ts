import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { make } from '@tailwright/testing/make';
import { JobPeer } from '../testing/job-peer.js';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let jobs: JobPeer;
beforeAll(async () => {
  gateway = await startGateway();
  jobs = new JobPeer(gateway.peers);
});
afterAll(() => gateway.close());

const { resumeText, jobDescription } = make.optimizeRequest();

type Part = string | { text: string; name: string };
async function optimize(parts: Record<string, Part>) {
  const body = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') body.append(field, part);
    else body.append(field, new Blob([part.text]), part.name);
  }
  const headers = { prefer: 'respond-async' };
  const response = await gateway.call('/api/resume/optimize', { method: 'POST', body, headers });
  const input = [...jobs.requests.values()].at(-1)?.input as OptimizeRequest;
  return { status: response.status, body: (await response.json()) as { details?: unknown; message?: string }, input };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

it('a form of two files starts a job with their texts', async () => {
  const { status, input } = await optimize({
    resume: { text: resumeText, name: 'resume.txt' },
    jobDescription: { text: jobDescription, name: 'job.txt' },
    style: 'formal',
  });
  expect(status).toBe(202);
  expect(oneLine(input.resumeText)).toBe(oneLine(resumeText));
  expect(oneLine(input.jobDescription)).toBe(oneLine(jobDescription));
  expect(input.style).toBe('formal');
});

it('a file and a text may be mixed, and the file counts when both are given', async () => {
  const { status, input } = await optimize({
    resume: { text: resumeText, name: 'resume.txt' },
    resumeText: 'another',
    jobDescriptionText: jobDescription,
  });
  expect([status, input.jobDescription, input.style]).toEqual([202, jobDescription, 'standard']);
  expect(oneLine(input.resumeText)).toBe(oneLine(resumeText));
});

it('a form without a resume and a job description answers 400 with both', async () => {
  const { status, body } = await optimize({ style: 'standard' });
  expect(status).toBe(400);
  expect(body.message).toBe('Resume text is required');
  expect(body.details).toEqual({
    fields: [
      { field: 'resumeText', message: 'Resume text is required' },
      { field: 'jobDescription', message: 'Job description text is required' },
    ],
  });
});

it('a style that does not exist answers 400', async () => {
  expect((await optimize({ resumeText, jobDescriptionText: jobDescription, style: 'loud' })).status).toBe(400);
});

it('a text that is too long answers 400 with the field, and one beyond all measure 413', async () => {
  const tooLong = await optimize({ resumeText: 'x'.repeat(50_001), jobDescriptionText: jobDescription });
  expect([tooLong.status, tooLong.body.message]).toEqual([400, 'Resume must be at most 50,000 characters']);
  expect((await optimize({ resumeText: 'x'.repeat(300_000), jobDescriptionText: jobDescription })).status).toBe(413);
});

it('a file of a wrong type answers 415', async () => {
  const { status, body } = await optimize({
    resume: { text: resumeText, name: 'resume.exe' },
    jobDescriptionText: jobDescription,
  });
  expect([status, body.message]).toEqual([415, 'Invalid file type. Accepted types: .pdf, .docx, .doc, .txt']);
});
