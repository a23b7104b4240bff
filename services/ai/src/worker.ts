import { runWorker } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { AiConfig } from './config.js';
import { workerModule } from './worker.module.js';

const config = loadConfig(AiConfig);
await runWorker({ name: 'ai-worker', module: workerModule(config), config });
