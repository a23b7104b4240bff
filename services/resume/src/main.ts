import { runService } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { appModule } from './app.module.js';
import { ResumeConfig } from './config.js';

const config = loadConfig(ResumeConfig);
await runService({ name: 'resume', module: appModule(config), config });
