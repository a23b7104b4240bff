import type { User } from '@tailwright/contracts/auth';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Lower case: the contract folds it before it arrives. */
  @Column('text', { unique: true })
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

export function userOf({ id, name, email, createdAt }: AccountEntity): User {
  return { id, name, email, created_at: createdAt.toISOString() };
}
