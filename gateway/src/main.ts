import { operate } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { GatewayConfig } from './config.js';
import { createGateway } from './gateway.js';
import { Backends } from './health/backends.js';

const config = loadConfig(GatewayConfig);
const app = await createGateway(config);
await app.init();
await app.get(Backends).ready();
await app.listen(config.PORT, config.HOST);
await operate({ app, config });
