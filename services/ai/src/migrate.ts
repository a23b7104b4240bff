import { runMigrations } from '@tailwright/platform/migrate';
import { database } from './data-source.js';

await runMigrations(database);
