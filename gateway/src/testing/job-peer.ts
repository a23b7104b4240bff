import type { Optimization } from '@tailwright/contracts/optimize';
import { AppError } from '@tailwright/contracts/errors';
import {
  type JobRequest,
  type JobSignal,
  type JobState,
  type Owner,
  cancelJobOf,
  getJobOf,
  jobChannels,
  listJobStates,
  replyToRequirementsOf,
  submitJob,
} from '@tailwright/contracts/jobs';
import type { Peers } from './peers.js';

/** JobPeer holds jobs as the ai service would; the test decides when each of them moves. */
export class JobPeer {
  readonly requests = new Map<string, JobRequest>();
  readonly states = new Map<string, JobState>();
  asked = 0;

  constructor(private readonly peers: Peers) {
    peers.on(submitJob, (request) => ({ ...this.submit(request), room: 100 }));
    peers.on(listJobStates, ({ ids }) => {
      this.asked += 1;
      return { states: ids.flatMap((id) => this.states.get(id) ?? []) };
    });
    peers.on(getJobOf, ({ owners, jobId }) => this.owned(owners, jobId));
    peers.on(replyToRequirementsOf, ({ owners, jobId, replies }) => {
      const { result, resumeId } = this.owned(owners, jobId);
      if (!result) throw new AppError('conflict', 'This resume is not finished yet.');
      const { analysis, ...rest } = result as Optimization;
      const replied = { ...analysis, replies };
      this.move(jobId, { result: { ...rest, analysis: replied } });
      const actor = this.requests.get(jobId)?.owner.id ?? '';
      return { analysis: replied, saved: resumeId ? { actor, resumeId, revision: 1 } : null };
    });
    peers.on(cancelJobOf, ({ owners, jobId }) => {
      this.owned(owners, jobId);
      return this.move(jobId, { status: 'cancelled', stage: 'finished' });
    });
  }

  /** submitted resolves with the next job that is submitted. */
  async submitted(): Promise<JobState> {
    const before = this.states.size;
    while (this.states.size === before) await new Promise((resolve) => setTimeout(resolve, 5));
    return [...this.states.values()].at(-1) as JobState;
  }

  /** move changes a job without telling anyone. */
  move(id: string, change: Partial<JobState>): JobState {
    const state = { ...(this.states.get(id) as JobState), ...change };
    this.states.set(id, state);
    return state;
  }

  /** signal publishes a change as the worker would. */
  async signal(id: string, change: Partial<JobSignal>): Promise<void> {
    const { status, stage } = this.states.get(id) as JobState;
    const sealed = this.peers.seal.seal({ id, status, stage, ...change }, jobChannels.progress);
    await this.peers.connections.commands.publish(`${this.peers.connections.prefix}${jobChannels.progress}`, sealed);
  }

  async finish(id: string): Promise<void> {
    this.move(id, { status: 'done', stage: 'finished', result: optimization(id) });
    await this.signal(id, {});
  }

  private submit(request: JobRequest): JobState {
    const known = this.states.get(request.id);
    if (known) return known;
    this.requests.set(request.id, request);
    const { id, kind } = request;
    const state: JobState = {
      id,
      kind,
      status: 'queued',
      stage: 'waiting',
      position: 1,
      createdAt: new Date().toISOString(),
    };
    this.states.set(id, state);
    return state;
  }

  private owned(owners: readonly Owner[], id: string): JobState {
    const owner = this.requests.get(id)?.owner;
    const state = this.states.get(id);
    if (!state || !owners.some(({ kind, id: who }) => kind === owner?.kind && who === owner.id)) {
      throw new AppError('not_found');
    }
    return state;
  }
}

export function optimization(jobId: string): Optimization {
  return {
    jobId,
    optimizedResume: '# Jane Doe',
    originalResume: 'Jane Doe',
    jobDescription: 'Engineer',
    analysis: {
      matching_percentage: 80,
      original_percentage: 60,
      proven_percentage: 80,
      wording_percentage: 80,
      original_wording_percentage: 0,
      enough_requirements: true,
      language_understood: true,
      formula_version: '1',
      added_keywords: [],
      missing_keywords: [],
      improvement_areas: [],
      requirements: [],
      replies: [],
      keywords: [],
    },
    factCheck: { checked: 0, notAdded: [] },
    engine: 'built-in',
  };
}
