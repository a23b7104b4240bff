import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteAccountOf, listVersionsOf, measureAccount } from '@tailwright/contracts/account';
import { TypedForm, getBuilderDraftOf } from '@tailwright/contracts/builder-draft';
import { AppError } from '@tailwright/contracts/errors';
import { listOwnFactsOf } from '@tailwright/contracts/own-facts';
import { type ResumeRecord, listResumesOf } from '@tailwright/contracts/resumes';
import { getSavedResumeOf } from '@tailwright/contracts/saved-resumes';
import { getAnalyticsOf } from '@tailwright/contracts/views';
import { make } from '@tailwright/testing/make';
import { randomUUID } from 'node:crypto';
import { type SignedIn, type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ RATE_EXPORTS: 'visitor=10/3600;user=3/3600;network=100/3600' });
  gateway.peers.on(getAnalyticsOf, () => ({ days: [{ date: '2026-11-23', views: 2, visitors: 1 }], resumes: [] }));
  gateway.peers.on(listOwnFactsOf, () => ({ facts: [] }));
  gateway.peers.on(getBuilderDraftOf, () => ({ draft: { form: draft, revision: randomUUID(), savedAt: at } }));
});
afterAll(() => gateway.close());

const draft = TypedForm.parse(make.builderForm());
const at = '2026-11-23T10:00:00.000Z';
const version = (number: number) => ({ id: randomUUID(), number, createdAt: at });

/** Answers for resumes, each with one earlier version to a page. */
function holds(records: ResumeRecord[], earlier: number) {
  gateway.peers.on(listResumesOf, ({ after }) => {
    const next = after === undefined ? 0 : records.findIndex(({ id }) => id === after.id) + 1;
    const record = records[next];
    const last = next === records.length - 1;
    return { resumes: record ? [record] : [], ...(record && !last && { next: { createdAt: at, id: record.id } }) };
  });
  gateway.peers.on(getSavedResumeOf, ({ resumeId }) => {
    const record = records.find(({ id }) => id === resumeId)!;
    const versions = Array.from({ length: earlier }, (_, index) => version(earlier - index));
    return { record, version: version(earlier + 1), earlier: versions, letters: [] };
  });
  gateway.peers.on(listVersionsOf, ({ before = earlier + 1 }) => ({
    versions: [{ ...version(before - 1), text: `# Version ${before - 1}` }],
    ...(before > 2 && { next: before - 1 }),
  }));
}
const exported = async ({ headers }: SignedIn) => {
  const response = await gateway.call('/api/account/export', { headers });
  return { response, text: await response.text() };
};
const deletion = (headers: Record<string, string>, password: unknown) =>
  gateway.post('/api/account/delete', { password }, { headers });

describe('the export', () => {
  it('is one file with profile, facts, and each resume with all its versions', async () => {
    const form = JSON.stringify(make.builderForm());
    const built = make.resume({ job_description_text: '', original_resume_text: form });
    const shared = make.resume({ name: 'For Acme', public_link_id: 'a'.repeat(22), views: 7 });
    holds([shared, built], 3);
    const person = gateway.signIn();
    const { response, text } = await exported(person);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tailwright-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const data = JSON.parse(text) as { resumes: { versions: { number: number; text: string }[] }[] };
    expect(data).toMatchObject({
      profile: { name: person.user.name, email: person.user.email },
      facts: [],
      builderDraft: draft,
      viewsByDay: [{ views: 2 }],
      resumes: [
        { name: 'For Acme', publicLink: `/r/${'a'.repeat(22)}`, views: 7, jobDescription: shared.job_description_text },
        { builderForm: JSON.parse(form) as object },
      ],
    });
    for (const { versions } of data.resumes) expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(data.resumes[0]!.versions[1]!.text).toBe('# Version 3');
  });

  it('of an empty account is a file, too, and a resume deleted meanwhile is left out', async () => {
    holds([], 0);
    expect(JSON.parse((await exported(gateway.signIn())).text)).toMatchObject({ resumes: [] });
    const records = [make.resume(), make.resume(), make.resume()];
    holds(records, 0);
    gateway.peers.on(getSavedResumeOf, ({ resumeId }) => {
      if (resumeId !== records[1]!.id) throw new AppError('not_found');
      return { record: records[1]!, version: version(1), earlier: [], letters: [] };
    });
    const { text } = await exported(gateway.signIn());
    expect(JSON.parse(text)).toMatchObject({ resumes: [{ id: records[1]!.id }] });
  });

  it('is broken off, never ended as if it were whole, when a service fails in its middle', async () => {
    holds([make.resume()], 0);
    gateway.peers.on(getSavedResumeOf, () => {
      throw new AppError('unavailable');
    });
    await expect(exported(gateway.signIn())).rejects.toThrow();
  });

  it('is for the signed-in alone, and three an hour where that is the limit', async () => {
    holds([], 0);
    expect((await gateway.call('/api/account/export')).status).toBe(401);
    const person = gateway.signIn();
    for (let time = 0; time < 3; time += 1) expect((await exported(person)).response.status).toBe(200);
    const { response, text } = await exported(person);
    expect([response.status, JSON.parse(text)]).toMatchObject([429, { code: 'rate_limited' }]);
  });

  it('runs once at a time for a person', async () => {
    let running = 0;
    let most = 0;
    gateway.peers.on(listResumesOf, async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      return { resumes: [] };
    });
    const person = gateway.signIn();
    await Promise.all([exported(person), exported(person), exported(person)]);
    expect(most).toBe(1);
  });
});

describe('the account', () => {
  it('tells who it is and what it keeps', async () => {
    const usage = { resumes: 1, versions: 3, letters: 2, facts: 4, bytes: 5_000 };
    gateway.peers.on(measureAccount, () => usage);
    const { user, headers } = gateway.signIn();
    expect(await (await gateway.call('/api/account', { headers })).json()).toEqual({ user, usage });
    expect((await gateway.call('/api/account')).status).toBe(401);
  });

  it('is deleted with its password, and its cookie is gone at once', async () => {
    const person = gateway.signIn();
    gateway.peers.on(deleteAccountOf, ({ actor, password }) => {
      expect([actor, password]).toEqual([person.user.id, 'correct horse']);
      person.forget();
      return { success: true as const };
    });
    const response = await deletion(person.headers, 'correct horse');
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get('set-cookie')).toMatch(/tw_session=;/);
    expect((await gateway.call('/api/auth/me', { headers: person.headers })).status).toBe(401);
  });

  it('stays with a wrong password, or none, and is nobody else’s to delete', async () => {
    const { headers } = gateway.signIn();
    gateway.peers.on(deleteAccountOf, () => {
      throw new AppError('invalid_credentials');
    });
    expect((await deletion(headers, 'wrong')).status).toBe(401);
    expect((await gateway.call('/api/auth/me', { headers })).status).toBe(200);
    expect(await (await deletion(headers, '')).json()).toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'password', message: 'Enter your password' }] },
    });
    expect((await deletion({}, 'correct horse')).status).toBe(401);
  });
});
