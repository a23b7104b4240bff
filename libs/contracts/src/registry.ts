import * as account from './account.js';
import * as auth from './auth.js';
import * as build from './build.js';
import * as builderDraft from './builder-draft.js';
import * as coverLetter from './cover-letter.js';
import type { DomainEvent, Endpoint, Job, Rpc } from './define.js';
import * as documents from './documents.js';
import * as jobsModule from './jobs.js';
import * as mail from './mail.js';
import * as optimize from './optimize.js';
import * as ownFacts from './own-facts.js';
import * as reports from './reports.js';
import * as newResume from './new-resume.js';
import * as resumes from './resumes.js';
import * as savedResumes from './saved-resumes.js';
import * as share from './share.js';
import * as views from './views.js';

const definitions: unknown[] = [
  account,
  auth,
  build,
  builderDraft,
  coverLetter,
  documents,
  jobsModule,
  mail,
  optimize,
  ownFacts,
  reports,
  newResume,
  resumes,
  savedResumes,
  share,
  views,
].flatMap((module) => Object.values<unknown>(module));

const having = <D>(key: keyof D & string) =>
  definitions.filter((value): value is D => typeof value === 'object' && value !== null && key in value);

/** rpcs are all calls of the contracts; `listEvents` of each publisher comes on top. */
export const rpcs = having<Rpc>('pattern');

/** events are all facts that services publish. */
export const events = having<DomainEvent>('publisher');

/** jobs are all kinds of queued work. */
export const jobs = having<Job>('queue');

/** endpoints are all HTTP calls below `/api`. */
export const endpoints = having<Endpoint>('summary');
