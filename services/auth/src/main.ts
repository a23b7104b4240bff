import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { appModule } from './app.module.js';
import { AuthConfig } from './config.js';

const config = loadConfig(AuthConfig);
await runService({ name: 'auth', module: appModule(config), config });
