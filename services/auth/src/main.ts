import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { appModule } from './app.module.js';
import { AuthConfig } from './config.js';

await runProcess('auth', () => {
  const config = loadConfig(AuthConfig);
  return runService({ name: 'auth', module: appModule(config), config });
});
