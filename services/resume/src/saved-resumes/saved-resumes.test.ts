import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { type NewResume, saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import {
  archiveResumeOf,
  chooseLookOf,
  deleteLetterOf,
  editLetterOf,
  getSavedResumeOf,
  getVersionOf,
  keepLetterOf,
  renameResumeOf,
} from '@tailwright/contracts/saved-resumes';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { fillAccount } from '../testing/fill-account.js';

let resume: RunningTest;
beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
});
afterAll(() => resume.close());

interface Owned {
  actor: string;
  resumeId: string;
}
const notFound = { code: 'not_found' };
const save = async (changes: Partial<NewResume> = {}): Promise<Owned> => {
  const { actor, resumeId } = await resume.rpc
    .call(saveResume, make.newResume(changes))
    .then((record) => ({ actor: record.user_id, resumeId: record.id }));
  return { actor, resumeId };
};
const savedOf = (owned: Owned) => resume.rpc.call(getSavedResumeOf, owned);
const cardOf = async (actor: string) => (await resume.rpc.call(listResumesOf, { actor })).resumes[0];
const rename = (owned: Owned, name: string, was = '') => resume.rpc.call(renameResumeOf, { ...owned, name, was });
const letter = (text: string, id: string = randomUUID()) => ({ id, text, company: 'Acme', style: 'formal' as const });
const keep = (owned: Owned, kept = letter('Dear Acme')) => resume.rpc.call(keepLetterOf, { ...owned, letter: kept });

describe('the page of a resume', () => {
  it('has the record, the report, the edits, the fact check and the engine', async () => {
    const made = {
      report: make.analysis(),
      style: 'keyword' as const,
      edits: [{ text: 'line', kind: 'term' as const, lines: ['was'], requirements: ['r1'] }],
      factCheck: { checked: 3, notAdded: [] },
      engine: 'built-in',
    };
    const owned = await save(made);
    const { report, style, ...rest } = made;
    expect(await savedOf(owned)).toEqual({
      record: await cardOf(owned.actor),
      version: {
        id: owned.resumeId,
        number: 1,
        createdAt: expect.any(String),
        style,
        matchingPercentage: report.matching_percentage,
      },
      analysis: report,
      ...rest,
      earlier: [],
      letters: [],
    });
  });

  it('of a built resume has the record alone', async () => {
    const saved = await savedOf(await save({ jobDescriptionText: '' }));
    expect(Object.keys(saved).sort()).toEqual(['earlier', 'letters', 'record', 'version']);
  });
});

describe('the look of a resume', () => {
  it('is none until its owner chooses one, then the last that was chosen', async () => {
    const owned = await save();
    expect(await cardOf(owned.actor)).not.toHaveProperty('look');
    await resume.rpc.call(chooseLookOf, { ...owned, look: { template: 'serif', density: 'tight' } });
    await resume.rpc.call(chooseLookOf, { ...owned, look: { template: 'academic', accent: 'plum' } });
    expect(await cardOf(owned.actor)).toMatchObject({ look: { template: 'academic', accent: 'plum' } });
    expect((await savedOf(owned)).record.look).not.toHaveProperty('density');
  });

  it('is chosen by its owner alone', async () => {
    const { resumeId } = await save();
    const chosen = resume.rpc.call(chooseLookOf, { actor: randomUUID(), resumeId, look: { template: 'serif' } });
    await expect(chosen).rejects.toMatchObject(notFound);
  });
});

describe('a card', () => {
  it('has the style and the percentage, and no percentage where the report does not say enough for one', async () => {
    const report = make.analysis();
    const sure = await save({ report, style: 'formal' });
    expect(await cardOf(sure.actor)).toMatchObject({
      style: 'formal',
      matching_percentage: report.matching_percentage,
    });
    const unsure = await save({ report: make.analysis({ enough_requirements: false }) });
    expect(await cardOf(unsure.actor)).not.toHaveProperty('matching_percentage');
  });

  it('is renamed, and has no name when it is blank', async () => {
    const owned = await save();
    await rename(owned, ' Acme,  second try ');
    expect(await cardOf(owned.actor)).toMatchObject({ name: 'Acme,  second try' });
    await rename(owned, '', 'Acme,  second try');
    expect(await cardOf(owned.actor)).not.toHaveProperty('name');
  });

  it('is not renamed over a name that came from another tab meanwhile, and the same name twice is no conflict', async () => {
    const owned = await save();
    await rename(owned, 'left');
    await expect(rename(owned, 'right')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This resume was renamed in another tab meanwhile.',
    });
    await expect(rename(owned, 'left')).resolves.toEqual({ success: true });
    expect(await cardOf(owned.actor)).toMatchObject({ name: 'left' });
  });

  it('is put away and back', async () => {
    const owned = await save();
    await resume.rpc.call(archiveResumeOf, { ...owned, isArchived: true });
    expect(await cardOf(owned.actor)).toMatchObject({ archived: true });
    await resume.rpc.call(archiveResumeOf, { ...owned, isArchived: false });
    expect(await cardOf(owned.actor)).not.toHaveProperty('archived');
  });
});

describe('letters', () => {
  it('are kept with their resume, the newest first, and each once', async () => {
    const owned = await save();
    const [first, second] = [letter('first'), letter('second')];
    for (const each of [first, second, first]) await keep(owned, each);
    const { letters } = await savedOf(owned);
    expect(letters).toEqual([second, first].map((each) => ({ ...each, createdAt: expect.any(String) })));
    await resume.rpc.call(deleteLetterOf, { ...owned, letterId: first.id });
    expect((await savedOf(owned)).letters).toMatchObject([{ id: second.id }]);
    await expect(resume.rpc.call(deleteLetterOf, { ...owned, letterId: first.id })).rejects.toMatchObject(notFound);
  });

  it('are edited, and not over what another tab wrote meanwhile', async () => {
    const owned = await save();
    const kept = letter('first');
    await keep(owned, kept);
    const edit = (text: string, was: string) =>
      resume.rpc.call(editLetterOf, { ...owned, letterId: kept.id, text, was });
    await edit('second', 'first');
    await expect(edit('mine', 'first')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This letter was changed in another tab meanwhile.',
    });
    await expect(edit('second', 'first')).resolves.toEqual({ success: true });
    expect((await savedOf(owned)).letters).toMatchObject([{ text: 'second', company: 'Acme' }]);
  });

  it('beyond what a resume may hold are refused', async () => {
    const owned = await save();
    for (let count = 0; count < limits.lettersPerResumeMax; count += 1) await keep(owned, letter(`${count}`));
    await expect(keep(owned, letter('more'))).rejects.toMatchObject({ code: 'conflict' });
    expect((await savedOf(owned)).letters).toHaveLength(limits.lettersPerResumeMax);
  });

  it('count in what an account may keep', async () => {
    const owned = await save();
    await fillAccount(resume.app.get(DataSource), owned.actor, 60_000);
    await expect(keep(owned, letter('x'.repeat(90_000)))).rejects.toMatchObject({ code: 'conflict' });
    await expect(keep(owned, letter('x'.repeat(10_000)))).resolves.toEqual({ success: true });
  });

  it('go with their resume', async () => {
    const owned = await save();
    await keep(owned);
    await resume.rpc.call(deleteResumeOf, owned);
    const left = resume.app.get(DataSource).query('SELECT FROM letters WHERE resume_id = $1', [owned.resumeId]);
    await expect(left).resolves.toEqual([]);
  });
});

it('a stranger finds nothing and changes nothing, whatever is tried', async () => {
  const owned = await save();
  const kept = letter('mine');
  await keep(owned, kept);
  const theirs = { ...owned, actor: randomUUID() };
  for (const attempt of [
    savedOf(theirs),
    rename(theirs, 'theirs'),
    keep(theirs),
    resume.rpc.call(archiveResumeOf, { ...theirs, isArchived: true }),
    resume.rpc.call(getVersionOf, { ...theirs, versionId: owned.resumeId }),
    resume.rpc.call(deleteLetterOf, { ...theirs, letterId: kept.id }),
    resume.rpc.call(editLetterOf, { ...theirs, letterId: kept.id, text: 'theirs', was: 'mine' }),
  ])
    await expect(attempt).rejects.toMatchObject(notFound);
  expect(await savedOf(owned)).toMatchObject({ letters: [{ id: kept.id }] });
  expect(await cardOf(owned.actor)).not.toHaveProperty('name');
});
