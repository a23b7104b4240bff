import { serveTextWork } from './serve-text-work.js';
import { textTasks } from './text-work.js';

serveTextWork(textTasks);
