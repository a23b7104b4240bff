import { runWorker } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { AiWorkerConfig } from './config.js';
import { workerModule } from './worker.module.js';

await runProcess('ai-worker', () => {
  const config = loadConfig(AiWorkerConfig);
  return runWorker({ name: 'ai-worker', module: workerModule(config), config });
});
