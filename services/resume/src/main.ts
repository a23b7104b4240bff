import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { appModule } from './app.module.js';
import { ResumeConfig } from './config.js';

await runProcess('resume', () => {
  const config = loadConfig(ResumeConfig);
  return runService({ name: 'resume', module: appModule(config), config });
});
