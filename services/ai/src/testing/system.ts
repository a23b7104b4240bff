import { randomUUID } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { INestMicroservice } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import {
  type JobKind,
  type JobSignal,
  type JobState,
  type Owner,
  getJobOf,
  jobChannels,
  submitJob,
} from '@tailwright/contracts/jobs';
import { type OutboxEntry, listEvents } from '@tailwright/contracts/events';
import { keepReport } from '@tailwright/contracts/reports';
import { type NewResume, saveResume } from '@tailwright/contracts/new-resume';
import { type ResumeRecord, resumeDeleted } from '@tailwright/contracts/resumes';
import { type RunningProcess, runWorker } from '@tailwright/platform/bootstrap';
import type { RpcClient } from '@tailwright/platform/bus/client';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { eventChannel } from '@tailwright/platform/bus/names';
import { Seal } from '@tailwright/platform/bus/seal';
import { StreamsServer } from '@tailwright/platform/bus/streams-server';
import { loadConfig } from '@tailwright/platform/config';
import { createLogger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { bootService } from '@tailwright/testing/boot';
import { programOf } from '@tailwright/testing/program';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { AiConfig, AiWorkerConfig } from '../config.js';
import { database } from '../data-source.js';
import { Sweeper } from '../jobs/sweeper.js';
import type { ThreadProgram } from '../text-work/text-thread.js';
import type { WorkLimits } from '../text-work/watch-thread.js';
import { workerModule } from '../worker.module.js';

export const visitor: Owner = { kind: 'visitor', id: randomUUID() };

/** TestSystem is the API process and its workers over real Postgres and Redis; only the resume service is played. */
export interface TestSystem {
  rpc: RpcClient;
  api: INestMicroservice;
  env: Record<string, string>;
  redis: Redis;
  resumes: ResumeService;
  signals: JobSignal[];
  sql<T>(text: string, values?: unknown[]): Promise<T[]>;
  submit(kind: JobKind, input: unknown, overrides?: Partial<Input<typeof submitJob>>): Promise<JobState>;
  get(id: string, owner?: Owner): Promise<JobState>;
  /** ended resolves with the state of a job that has ended. */
  ended(id: string, owner?: Owner): Promise<JobState>;
  /** The worker's threads run `program`, a file beside this one by its name, within the product's limits unless given. */
  startWorker(program?: string, limits?: WorkLimits): Promise<RunningProcess>;
  /** sweep looks at every row, however short it has rested. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export async function startSystem(env: Record<string, string> = {}): Promise<TestSystem> {
  const textWork = await threadProgram('../text-work/text-work.thread.ts');
  const api = await bootService({
    name: 'ai',
    module: (given: AiConfig) => appModule(given, textWork),
    database,
    config: AiConfig,
    env: { JOBS_IN_FLIGHT_VISITOR: '50', ...env },
  });
  const config = loadConfig(AiWorkerConfig, api.env);
  const connections = new BusConnections(config);
  const seal = new Seal(config.BUS_KEY);
  const signals: JobSignal[] = [];
  await connections.listen(`${config.KEY_PREFIX}${jobChannels.progress}`, (sealed) => {
    signals.push(seal.open(sealed, jobChannels.progress) as JobSignal);
  });
  const resumes = new ResumeService(config, connections, seal);
  const workers: RunningProcess[] = [];
  const options = `-c search_path=${database.schema}`;
  const dataSource = await new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    extra: { options },
  }).initialize();
  const get = (id: string, owner = visitor) => api.rpc.call(getJobOf, { owners: [owner], jobId: id });

  return {
    rpc: api.rpc,
    api: api.app,
    env: api.env,
    redis: connections.commands,
    resumes,
    signals,
    sql: (text, values) => dataSource.query(text, values),
    get,
    submit: (kind, input, overrides = {}) => {
      const deadline = new Date(Date.now() + 90_000).toISOString();
      return api.rpc.call(submitJob, { id: randomUUID(), owner: visitor, kind, input, deadline, ...overrides });
    },
    async ended(id, owner) {
      await until(async () => ['done', 'failed', 'cancelled'].includes((await get(id, owner)).status));
      return get(id, owner);
    },
    async startWorker(program, limits) {
      const thread = program ? await threadProgram(program) : textWork;
      const module = workerModule(config, { ...thread, ...(limits && { limits }) });
      const worker = await runWorker({ name: 'ai-worker', module, config });
      workers.push(worker);
      return worker;
    },
    async sweep() {
      await dataSource.query(`UPDATE jobs SET swept_at = now() - interval '1 minute'`);
      await api.app.get(Sweeper).sweep();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await resumes.close();
      connections.close();
      await dataSource.destroy();
      await api.close();
    },
  };
}

/** threadProgram is a program in TypeScript, beside this file. */
async function threadProgram(name: string): Promise<ThreadProgram> {
  const { file, execArgv } = await programOf(fileURLToPath(new URL(name, import.meta.url)));
  return { url: pathToFileURL(file), execArgv };
}

/** until polls a condition, which must come true within a minute. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`still not so: ${condition.toString()}`);
    await new Promise((resume) => setTimeout(resume, 25));
  }
}

/** ResumeService keeps what it is asked to save and tells what was deleted, over the real bus. */
class ResumeService {
  readonly saves: NewResume[] = [];
  /** Every report that was brought to a record after it was saved. */
  readonly reports: Input<typeof keepReport>[] = [];
  /** What happens while a save is under way. */
  duringSave: () => Promise<unknown> = () => Promise.resolve();
  /** While true it takes calls and does not answer. */
  away = false;
  /** While true nothing more may be saved. */
  isFull = false;
  private readonly events: OutboxEntry[] = [];
  private readonly server: StreamsServer;

  constructor(
    config: AiConfig,
    private readonly connections: BusConnections,
    seal: Seal,
  ) {
    this.server = new StreamsServer({
      service: 'resume',
      instance: 'test-resume',
      connections,
      seal,
      metrics: new Metrics('test'),
      logger: createLogger('test', config),
    });
    const save = (resume: NewResume) => this.save(resume);
    this.server.addHandler(saveResume.pattern, save as never, false, { rpc: saveResume });
    const keep = (report: Input<typeof keepReport>) => {
      this.reports.push(report);
      return { success: true };
    };
    this.server.addHandler(keepReport.pattern, keep as never, false, { rpc: keepReport });
    const list = listEvents('resume');
    const entriesAfter = ({ after }: { after: number }) => ({ entries: this.events.filter(({ id }) => id > after) });
    this.server.addHandler(list.pattern, entriesAfter as never, false, { rpc: list });
    this.server.listen(() => undefined);
  }

  of(owner: Owner): NewResume[] {
    return this.saves.filter(({ actor }) => actor === owner.id);
  }

  async delete(resumeId: string): Promise<void> {
    this.events.push({ id: this.events.length + 1, name: resumeDeleted.name, payload: { resumeId } });
    await this.connections.commands.publish(eventChannel(this.connections.prefix, 'resume'), '');
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async save(resume: NewResume): Promise<ResumeRecord> {
    if (this.away) {
      await until(() => !this.away);
      throw new AppError('unavailable');
    }
    if (this.isFull) throw new AppError('conflict');
    await this.duringSave();
    this.saves.push(resume);
    return {
      id: resume.resumeId,
      user_id: resume.actor,
      original_resume_text: resume.originalResumeText,
      job_description_text: resume.jobDescriptionText,
      optimized_resume_text: resume.optimizedResumeText,
      created_at: new Date().toISOString(),
      views: 0,
    };
  }
}
