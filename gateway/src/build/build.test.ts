import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

const person = { first_name: 'Jane', last_name: 'Doe', email: 'jane.doe@example.com' };
const noItems = { languages: [], certifications: [], projects: [], hobbies: [] };
const blank = {
  personal_info: person,
  work_experience: [],
  education: [],
  skills: [],
  additional: noItems,
  template: 'modern',
};

async function build(form: object) {
  const response = await gateway.post('/api/resume/build', form, { headers: { prefer: 'respond-async' } });
  return { status: response.status, body: await response.json(), form: [...jobs.requests.values()].at(-1)?.input };
}

it('a whole form starts a job with it', async () => {
  const form = make.builderForm();
  expect(await build(form)).toMatchObject({ status: 202, form });
});

it.each([
  [{ personal_info: person }, blank],
  [{ personal_info: person, additional: {} }, blank],
  [
    { personal_info: person, skills: ['SQL'], additional: { languages: ['Swedish'] } },
    { ...blank, skills: ['SQL'], additional: { ...noItems, languages: ['Swedish'] } },
  ],
  [
    { ...make.builderForm(), skills: undefined },
    { ...make.builderForm(), skills: [] },
  ],
])('%j: every list that is left out is empty', async (sent, form) => {
  expect(await build(sent)).toMatchObject({ status: 202, form });
});

it.each([
  [{}, 'personal_info'],
  [{ personal_info: { ...person, first_name: ' ' } }, 'personal_info.first_name', 'First name is required'],
  [{ personal_info: { ...person, email: 'jane' } }, 'personal_info.email', 'Invalid email address'],
  [{ personal_info: person, work_experience: [{}] }, 'work_experience.0.company', 'Company name is required'],
  [{ personal_info: person, education: [{}] }, 'education.0.institution', 'Institution name is required'],
  [{ personal_info: person, skills: 'SQL' }, 'skills'],
])('%j answers 400 and names %s', async (sent, field, message = expect.any(String) as unknown as string) => {
  const { status, body } = await build(sent);
  expect(status).toBe(400);
  expect((body as { details: { fields: unknown[] } }).details.fields[0]).toEqual({ field, message });
});
