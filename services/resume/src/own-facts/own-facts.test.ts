import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listVersionsOf, measureAccount } from '@tailwright/contracts/account';
import { limits } from '@tailwright/contracts/limits';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteOwnFactOf, keepOwnFactsOf, listOwnFactsOf, rewordOwnFactOf } from '@tailwright/contracts/own-facts';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';

let resume: RunningTest;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
});
afterAll(() => resume.close());

const fact = (text: string, requirement = 'Experience with Kubernetes') => ({ id: randomUUID(), text, requirement });
const keep = (actor: string, facts: ReturnType<typeof fact>[], id: string = randomUUID()) =>
  resume.rpc.call(keepOwnFactsOf, { actor, facts }, { id });
const list = async (actor: string) => (await resume.rpc.call(listOwnFactsOf, { actor })).facts;
const textsOf = async (actor: string) => (await list(actor)).map(({ text }) => text);
const notFound = { code: 'not_found' };

describe('facts', () => {
  it('are kept with the requirement they answered, and listed newest first', async () => {
    const actor = randomUUID();
    const [one, two] = [fact('I ran Kubernetes.'), fact('I speak Spanish.', 'Spanish')];
    await keep(actor, [one]);
    await keep(actor, [two]);
    const created = { createdAt: expect.any(String) as unknown as string };
    expect(await list(actor)).toEqual([
      { ...two, ...created },
      { ...one, ...created },
    ]);
  });

  it('are kept once, however often the call, the fact or its sentence comes', async () => {
    const actor = randomUUID();
    const one = fact('I ran Kubernetes.');
    const id = randomUUID();
    await Promise.all([keep(actor, [one], id), keep(actor, [one], id)]);
    await keep(actor, [one]);
    await keep(actor, [fact('I ran Kubernetes.', 'Containers'), fact('I ran Kubernetes.', 'Clusters')]);
    expect(await list(actor)).toMatchObject([one]);
  });

  it('are reworded, and a tab that saw other words is told so', async () => {
    const actor = randomUUID();
    const one = fact('I ran it.');
    await keep(actor, [one, fact('I built it.')]);
    const reword = (text: string, was: string) =>
      resume.rpc.call(rewordOwnFactOf, { actor, factId: one.id, text, was });
    await reword('I ran Kubernetes.', 'I ran it.');
    await expect(reword('I ran clusters.', 'I ran it.')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This fact was changed in another tab meanwhile.',
    });
    await expect(reword('I built it.', 'I ran Kubernetes.')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Another of your facts says the same. Delete one of the two.',
    });
    expect((await textsOf(actor)).toSorted()).toEqual(['I built it.', 'I ran Kubernetes.']);
  });

  it('are deleted, once', async () => {
    const actor = randomUUID();
    const one = fact('I ran it.');
    await keep(actor, [one]);
    await resume.rpc.call(deleteOwnFactOf, { actor, factId: one.id });
    await expect(resume.rpc.call(deleteOwnFactOf, { actor, factId: one.id })).rejects.toMatchObject(notFound);
    expect(await list(actor)).toEqual([]);
  });

  it('of a stranger are neither seen, changed, deleted nor taken over', async () => {
    const [jane, john] = [randomUUID(), randomUUID()];
    const one = fact('I ran it.');
    await keep(jane, [one]);
    const owned = { actor: john, factId: one.id };
    await expect(resume.rpc.call(rewordOwnFactOf, { ...owned, text: 'x', was: 'I ran it.' })).rejects.toMatchObject(
      notFound,
    );
    await expect(resume.rpc.call(deleteOwnFactOf, owned)).rejects.toMatchObject(notFound);
    await keep(john, [{ ...one, text: 'mine' }]);
    expect([await textsOf(jane), await textsOf(john)]).toEqual([['I ran it.'], []]);
  });

  it('leave no text with the record of their message', async () => {
    const actor = randomUUID();
    await keep(actor, [fact('x'.repeat(600))]);
    const [row] = await resume.app
      .get(DataSource)
      .query<{ bytes: number }[]>('SELECT max(length(answer))::int AS bytes FROM message_ids');
    expect(row?.bytes).toBeLessThan(300);
  });
});

describe('the limits of facts', () => {
  it.each([
    ['an empty text', '', 'Write a sentence first'],
    ['a text of blanks', '  \n ', 'Write a sentence first'],
    ['601 characters', 'x'.repeat(601), 'At most 600 characters'],
  ])('refuse %s with a sentence', async (_, text, message) => {
    const actor = randomUUID();
    await expect(keep(actor, [fact(text)])).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'facts.0.text', message }] },
    });
  });

  it('refuse the 201st with what to do, keep what there is, and take it after a deletion', async () => {
    const actor = randomUUID();
    const facts = Array.from({ length: limits.ownFactsPerUserMax }, (_, at) => fact(`Fact ${at}`));
    await keep(actor, facts);
    await expect(keep(actor, [fact('One more')])).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Your account keeps 200 facts') as unknown as string,
    });
    expect(await list(actor)).toHaveLength(200);
    await resume.rpc.call(deleteOwnFactOf, { actor, factId: facts[0]!.id });
    await keep(actor, [fact('One more')]);
    expect(await list(actor)).toHaveLength(200);
  });
});

describe('what an account keeps', () => {
  const saved = async (actor: string) => {
    const first = make.newResume({ actor });
    await resume.rpc.call(saveResume, first);
    return first;
  };
  const follow = (first: ReturnType<typeof make.newResume>, version: string, text: string) => {
    const next = { ...first, resumeId: randomUUID(), optimizedResumeText: text };
    const basedOn = { version, askedAt: new Date().toISOString() };
    return resume.rpc.call(saveResume, { ...next, basedOn }).then(() => next.resumeId);
  };

  it('is counted with versions, letters and facts', async () => {
    const actor = randomUUID();
    const first = await saved(actor);
    const before = await resume.rpc.call(measureAccount, { actor });
    expect(before).toMatchObject({ resumes: 1, versions: 1, letters: 0, facts: 0 });
    await follow(first, first.resumeId, 'x'.repeat(1_000));
    await keep(actor, [fact('x'.repeat(500), '')]);
    const after = await resume.rpc.call(measureAccount, { actor });
    expect(after).toMatchObject({ resumes: 1, versions: 2, letters: 0, facts: 1 });
    expect(after.bytes - before.bytes).toBe(1_500);
  });

  it('is bounded in versions, with a sentence that says what to do', async () => {
    const actor = randomUUID();
    const first = await saved(actor);
    const { resumeId } = await saved(actor);
    await resume.app.get(DataSource).query(
      `INSERT INTO resume_versions (id, resume_id, number, tailored_text, created_at)
       SELECT gen_random_uuid(), $1, 10 + number, 'x', now() FROM generate_series(1, $2) AS number`,
      [resumeId, limits.versionsPerUserMax - 2],
    );
    await expect(follow(first, first.resumeId, 'One more')).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Your dashboard holds 5,000 versions of resumes, which is as much as we keep. Delete a resume whose versions you no longer need, then try again.',
    });
  });

  it('is answered version by version, in pages that one answer can hold', async () => {
    const actor = randomUUID();
    const first = await saved(actor);
    let newest = first.resumeId;
    for (let number = 2; number <= 5; number += 1) newest = await follow(first, newest, `${number}`.repeat(100_000));
    const owned = { actor, resumeId: first.resumeId };
    const found: number[] = [];
    let calls = 0;
    for (let before: number | undefined; ;) {
      const page = await resume.rpc.call(listVersionsOf, { ...owned, before });
      calls += 1;
      found.push(...page.versions.map(({ number }) => number));
      if (page.next === undefined) break;
      before = page.next;
    }
    expect(found).toEqual([4, 3, 2, 1]);
    expect(calls).toBe(2);
    await expect(resume.rpc.call(listVersionsOf, { ...owned, actor: randomUUID() })).rejects.toMatchObject(notFound);
  });
});
