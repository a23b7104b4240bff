import type { Database } from '@tailwright/platform/database';
import { platformMigrations } from '@tailwright/platform/platform-migrations';
import { MailEntity } from './delivery/mail.entity.js';
import { Mails1795000000001 } from './migrations/1795000000001-mails.js';

export const database: Database = {
  schema: 'mail',
  role: 'mail',
  entities: [MailEntity],
  migrations: [...platformMigrations, Mails1795000000001],
};
