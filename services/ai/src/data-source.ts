import type { Database } from '@tailwright/platform/database';
import { platformMigrations } from '@tailwright/platform/platform-migrations';
import { JobEntity } from './jobs/job.entity.js';
import { Jobs1795000000001 } from './migrations/1795000000001-jobs.js';
import { ProviderBudget1795000000002 } from './migrations/1795000000002-provider-budget.js';
import { DraftEdits1795000000007 } from './migrations/1795000000007-draft-edits.js';
import { EvidenceQuotes1795000000008 } from './migrations/1795000000008-evidence-quotes.js';
import { DeletedAccounts1795000000010 } from './migrations/1795000000010-deleted-accounts.js';
import { Engine1795000000009 } from './migrations/1795000000009-engine.js';
import { JobNetwork1795000000003 } from './migrations/1795000000003-job-network.js';
import { ProviderReservations1795000000005 } from './migrations/1795000000005-provider-reservations.js';
import { ReportRevision1795000000006 } from './migrations/1795000000006-report-revision.js';
import { SavedJobs1795000000004 } from './migrations/1795000000004-saved-jobs.js';

export const database: Database = {
  schema: 'ai',
  role: 'ai',
  entities: [JobEntity],
  migrations: [
    ...platformMigrations,
    Jobs1795000000001,
    ProviderBudget1795000000002,
    JobNetwork1795000000003,
    SavedJobs1795000000004,
    ProviderReservations1795000000005,
    ReportRevision1795000000006,
    DraftEdits1795000000007,
    EvidenceQuotes1795000000008,
    Engine1795000000009,
    DeletedAccounts1795000000010,
  ],
};
