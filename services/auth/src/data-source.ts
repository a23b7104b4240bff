import type { Database } from '@tailwright/platform/database';
import { platformMigrations } from '@tailwright/platform/platform-migrations';
import { AccountEntity } from './accounts/account.entity.js';
import { Accounts1795000000001 } from './migrations/1795000000001-accounts.js';
import { Sessions1795000000002 } from './migrations/1795000000002-sessions.js';
import { SessionEntity } from './sessions/session.entity.js';

export const database: Database = {
  schema: 'auth',
  role: 'auth',
  entities: [AccountEntity, SessionEntity],
  migrations: [...platformMigrations, Accounts1795000000001, Sessions1795000000002],
};
