import { type Database, platformMigrations } from '@tailwright/platform/database';
import { JobEntity } from './jobs/job.entity.js';
import { Jobs1795000000001 } from './migrations/1795000000001-jobs.js';

export const database: Database = {
  schema: 'ai',
  role: 'ai',
  entities: [JobEntity],
  migrations: [...platformMigrations, Jobs1795000000001],
};
