import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { appModule } from './app.module.js';
import { MailConfig } from './config.js';

await runProcess('mail', () => {
  const config = loadConfig(MailConfig);
  return runService({ name: 'mail', module: appModule(config), config });
});
