import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { appModule } from './app.module.js';
import { AiConfig } from './config.js';

const config = loadConfig(AiConfig);
await runService({ name: 'ai', module: appModule(config), config });
