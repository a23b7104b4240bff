import { runMigrations } from '@tailwright/platform/database';
import { database } from './data-source.js';

await runMigrations(database);
