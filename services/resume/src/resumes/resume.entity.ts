import type { Analysis } from '@tailwright/contracts/analysis';
import type { ResumeLook } from '@tailwright/contracts/resume-look';
import type { FactCheck } from '@tailwright/contracts/facts';
import type { Edit, OptimizeStyle, RemovedLine } from '@tailwright/contracts/optimize';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('resumes')
export class ResumeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'original_resume_text' })
  originalResumeText!: string;

  @Column('text', { name: 'job_description_text' })
  jobDescriptionText!: string;

  @Column('text', { name: 'optimized_resume_text' })
  optimizedResumeText!: string;

  @Column('text', { name: 'public_link_id', nullable: true })
  publicLinkId!: string | null;

  /** It is as long as the texts together, so that it is read only where it is asked for. */
  @Column('jsonb', { nullable: true, select: false })
  report!: Analysis | null;

  /** Which replies to its job the report holds; those to the record itself are not numbered. */
  @Column('integer', { name: 'report_revision', default: 0 })
  reportRevision!: number;

  /** Made of the report by Postgres: a list would have to unpack every report. */
  @Column({ type: 'smallint', name: 'matching_percentage', nullable: true, insert: false, update: false })
  matchingPercentage!: number | null;

  @Column('text', { nullable: true })
  style!: OptimizeStyle | null;

  @Column('text', { nullable: true, select: false })
  engine!: string | null;

  @Column('jsonb', { nullable: true, select: false })
  edits!: Edit[] | null;

  @Column('jsonb', { nullable: true, select: false })
  removed!: RemovedLine[] | null;

  @Column('jsonb', { name: 'fact_check', nullable: true, select: false })
  factCheck!: FactCheck | null;

  /** The id of the current version; null for the first one, which has the record's own. */
  @Column('uuid', { name: 'version_id', nullable: true })
  versionId!: string | null;

  @Column('integer', { name: 'version', default: 1 })
  version!: number;

  /** What its owner calls the current version. */
  @Column('text', { name: 'version_name', nullable: true })
  versionName!: string | null;

  @Column('timestamptz', { name: 'versioned_at', nullable: true })
  versionedAt!: Date | null;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('jsonb', { nullable: true })
  look!: ResumeLook | null;

  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('integer', { default: 0 })
  views!: number;
}
