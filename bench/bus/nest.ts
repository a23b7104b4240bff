import 'reflect-metadata';
import { Controller, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientProxyFactory, MessagePattern, type MicroserviceOptions, Transport } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { payload, report, serve } from './http.js';

const { hostname: host, port, password } = new URL(process.env.REDIS_URL ?? '');
const options = { host, port: Number(port), password };
let runs = 0;
Logger.overrideLogger(false);

@Controller()
class Echo {
  @MessagePattern('bench-echo')
  answer(input: { text: string }) {
    runs++;
    return input;
  }
}

@Module({ controllers: [Echo] })
class EchoModule {}

if (process.env.ROLE === 'gateway') {
  const client = ClientProxyFactory.create({ transport: Transport.REDIS, options });
  await client.connect();
  serve(() => firstValueFrom(client.send<unknown>('bench-echo', payload)));
} else {
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(EchoModule, {
    transport: Transport.REDIS,
    options,
  });
  await app.listen();
  process.on('SIGUSR2', () => report({ msg: 'runs', runs }));
  report({ msg: 'ready' });
}
