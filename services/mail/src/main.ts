import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { appModule } from './app.module.js';
import { MailConfig } from './config.js';

const config = loadConfig(MailConfig);
await runService({ name: 'mail', module: appModule(config), config });
