import { operate } from '@tailwright/platform/bootstrap';
import { loadConfig } from '@tailwright/platform/config';
import { runProcess } from '@tailwright/platform/start/run-process';
import { GatewayConfig } from './config.js';
import { createGateway } from './gateway.js';
import { Backends } from './health/backends.js';

await runProcess('gateway', async () => {
  const config = loadConfig(GatewayConfig);
  const app = await createGateway(config);
  await app.init();
  await operate({
    app,
    config,
    async start() {
      await app.get(Backends).ready();
      await app.listen(config.PORT, config.HOST);
    },
  });
});
