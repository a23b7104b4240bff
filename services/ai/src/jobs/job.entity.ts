import type { ErrorEnvelope } from '@tailwright/contracts/errors';
import type { NotAdded } from '@tailwright/contracts/facts';
import type { JobKind, JobResult, JobState, Owner } from '@tailwright/contracts/jobs';
import type { Edit } from '@tailwright/contracts/optimize';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** JobEntity is a job's row, the only truth about it: queues and signals may vanish at any time. See ADR 0004. */
@Entity('jobs')
export class JobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'owner_kind' })
  ownerKind!: Owner['kind'];

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  /** The keyed hash of the network it came from, only while the job is under way. */
  @Column('text', { nullable: true })
  network!: string | null;

  @Column('text')
  kind!: JobKind;

  @Column('jsonb')
  input!: object;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of kind and input: tells a repeat from another request under the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('text', { default: 'queued' })
  status!: JobState['status'];

  @Column('text', { default: 'waiting' })
  stage!: JobState['stage'];

  /** How many jobs the owner had outstanding: light users go first. */
  @Column('integer')
  priority!: number;

  @Column('timestamptz')
  deadline!: Date;

  /** Times a worker began it, after crashes too. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Times it failed for a reason of its own; crashes do not count. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** The worker process that runs it, for as long as it renews the lease. */
  @Column('text', { nullable: true })
  runner!: string | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  /** What the engine wrote, kept before it is checked: after a crash the engine is not paid twice. */
  @Column('text', { nullable: true })
  draft!: string | null;

  /** What is known of the lines of the draft; null for a draft that older code stored. */
  @Column('jsonb', { name: 'draft_edits', nullable: true })
  draftEdits!: Edit[] | null;

  /** What the engine took out of the draft itself. */
  @Column('jsonb', { name: 'draft_not_added', nullable: true })
  draftNotAdded!: NotAdded[] | null;

  @Column('text', { name: 'draft_engine', nullable: true })
  draftEngine!: string | null;

  @Column('jsonb', { nullable: true })
  result!: JobResult | null;

  /** How often its owner replied to the requirements of the result. */
  @Column('integer', { name: 'report_revision', default: 0 })
  reportRevision!: number;

  @Column('jsonb', { nullable: true })
  error!: ErrorEnvelope | null;

  /** Fixed at submission, so that saving twice saves one record. */
  @Column('uuid', { name: 'resume_id' })
  resumeId!: string;

  @Column('timestamptz', { name: 'saved_at', nullable: true })
  savedAt!: Date | null;

  @Column('timestamptz', { name: 'swept_at', nullable: true })
  sweptAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
