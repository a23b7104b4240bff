import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { appModule } from './app.module.js';
import { AiConfig } from './config.js';

await runProcess('ai', () => {
  const config = loadConfig(AiConfig);
  return runService({ name: 'ai', module: appModule(config), config });
});
