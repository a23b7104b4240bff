import type { Analysis } from '@tailwright/contracts/analysis';
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

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('integer', { default: 0 })
  views!: number;
}
