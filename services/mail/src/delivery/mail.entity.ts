import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailKind = 'welcome';

/** MailEntity is one mail a person gets once. Name and address are kept only until it is sent or given up. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: MailKind;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** When to try next; null once it is sent or given up. */
  @Column('timestamptz', { name: 'due_at', nullable: true, default: () => 'now()' })
  dueAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}
