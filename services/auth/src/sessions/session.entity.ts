import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';

@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the token: who reads this table cannot take over a session. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @ManyToOne(() => AccountEntity)
  @JoinColumn({ name: 'account_id' })
  account!: Relation<AccountEntity>;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
