import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { rpc } from '@tailwright/contracts/define';
import { createService } from '@tailwright/platform/bootstrap';
import { RpcClient } from '@tailwright/platform/bus/client';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Handles } from '@tailwright/platform/bus/handles';
import { Seal } from '@tailwright/platform/bus/seal';
import { BaseConfig, loadConfig } from '@tailwright/platform/config';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import * as z from 'zod/mini';
import { payload, report, serve } from './http.js';

const Text = z.object({ text: z.string() });
const echo = rpc('resume.bench-echo', Text, Text);
const config = loadConfig(BaseConfig);
let runs = 0;

@Controller()
class Echo {
  @Handles(echo)
  answer(input: { text: string }) {
    runs++;
    return input;
  }
}

@Module({ imports: [PlatformModule.forRoot({ name: 'resume', config })], controllers: [Echo] })
class EchoModule {}

if (process.env.ROLE === 'gateway') {
  const client = new RpcClient(new BusConnections(config), new Seal(config.BUS_KEY), new Metrics('gateway'), 'gateway');
  serve(() => client.call(echo, payload));
} else {
  const app = await createService({ name: 'resume', module: EchoModule, config });
  await app.listen();
  process.on('SIGUSR2', () => report({ msg: 'runs', runs }));
  report({ msg: 'ready' });
}
