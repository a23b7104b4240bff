import type { Database } from '@tailwright/platform/database';
import { platformMigrations } from '@tailwright/platform/platform-migrations';
import { Resumes1795000000001 } from './migrations/1795000000001-resumes.js';
import { ViewCursor1795000000002 } from './migrations/1795000000002-view-cursor.js';
import { ViewDays1795000000003 } from './migrations/1795000000003-view-days.js';
import { Reports1795000000004 } from './migrations/1795000000004-reports.js';
import { Versions1795000000005 } from './migrations/1795000000005-versions.js';
import { VersionNames1795000000007 } from './migrations/1795000000007-version-names.js';
import { OwnFacts1795000000010 } from './migrations/1795000000010-own-facts.js';
import { BuilderDrafts1795000000012 } from './migrations/1795000000012-builder-drafts.js';
import { Looks1795000000014 } from './migrations/1795000000014-looks.js';
import { ResumeEntity } from './resumes/resume.entity.js';

export const database: Database = {
  schema: 'resume',
  role: 'resume',
  entities: [ResumeEntity],
  migrations: [
    ...platformMigrations,
    Resumes1795000000001,
    ViewCursor1795000000002,
    ViewDays1795000000003,
    Reports1795000000004,
    Versions1795000000005,
    VersionNames1795000000007,
    OwnFacts1795000000010,
    BuilderDrafts1795000000012,
    Looks1795000000014,
  ],
};
