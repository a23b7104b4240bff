// P2: a call from a gateway through the bus to one service and back, with 1 and 3 replicas, against Nest's own Redis
// transporter on the same Redis, in turns. Ours is sealed and has deadlines.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '../tools/embedded/redis.mjs';
import { load } from './load.mjs';
import { Programs } from './programs.mjs';

const targets = { 1: 0.85, 3: 1.25 };
const rounds = 9;
const seconds = 1;

const dir = await mkdtemp(join(tmpdir(), 'tailwright-bench-'));
const redis = await startRedis({ dir: join(dir, 'redis') });
const results = [];
try {
  for (const replicas of [1, 3]) results.push(await compare(replicas));
} finally {
  await redis.stop();
  await rm(dir, { recursive: true });
}

let passed = true;
for (const { replicas, ratio, spread, ours, nest } of results) {
  const reached = ratio >= targets[replicas] && Math.abs(ours.runsPerCall - 1) < 0.001;
  passed &&= reached;
  console.log(
    `P2 ${replicas} replica(s): ours / Nest = ${ratio.toFixed(2)} (rounds ${spread.map((r) => r.toFixed(2)).join(' to ')}; target ${targets[replicas]}), ` +
      `handler runs per call ${ours.runsPerCall.toFixed(2)} / ${nest.runsPerCall.toFixed(2)} ${reached ? 'reached' : 'MISSED'}`,
  );
}
process.exitCode = passed ? 0 : 1;

async function compare(replicas) {
  const programs = new Programs();
  try {
    const systems = {
      nest: await startSystem(programs, 'bus/nest.ts', replicas),
      ours: await startSystem(programs, 'bus/ours.ts', replicas),
    };
    for (const system of Object.values(systems)) await load({ port: system.gateway.port, seconds: 1.5 });
    for (const system of Object.values(systems)) system.runsBefore = await countRuns(system);
    for (let round = 0; round < rounds; round++) {
      for (const system of Object.values(systems)) {
        system.measured.push(await load({ port: system.gateway.port, seconds }));
      }
    }
    const [nest, ours] = await Promise.all([summarise(systems.nest), summarise(systems.ours)]);
    for (const [name, figure] of Object.entries({ nest, ours })) print(name, replicas, figure);
    // Round by round: on shared cores two neighbouring seconds compare, two averages do not.
    const ratios = systems.ours.measured.map(
      (round, index) => round.perSecond / systems.nest.measured[index].perSecond,
    );
    return { replicas, ratio: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)], ours, nest };
  } finally {
    programs.stop();
  }
}

async function startSystem(programs, script, replicas) {
  const env = { REDIS_URL: redis.url, BUS_KEY: randomBytes(32).toString('base64') };
  const services = await Promise.all(
    Array.from({ length: replicas }, (_, index) => programs.start(script, { ...env, INSTANCE: `service-${index}` })),
  );
  const gateway = await programs.start(script, { ...env, ROLE: 'gateway' });
  return { services, gateway, measured: [] };
}

async function countRuns({ services }) {
  const counts = await Promise.all(services.map((service) => service.ask('SIGUSR2', 'runs')));
  return counts.reduce((sum, { runs }) => sum + runs, 0);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function summarise(system) {
  const { measured, runsBefore } = system;
  const requests = measured.reduce((sum, round) => sum + round.requests, 0);
  const figure = (name) => median(measured.map((round) => round[name]));
  const failed = measured.reduce((sum, round) => sum + round.failed, 0);
  const figures = { perSecond: figure('perSecond'), p50: figure('p50'), p99: figure('p99'), failed };
  return { ...figures, runsPerCall: ((await countRuns(system)) - runsBefore) / requests };
}

function print(name, replicas, { perSecond, p50, p99, failed }) {
  console.log(
    `${name.padEnd(5)} x${replicas}  ${Math.round(perSecond).toString().padStart(6)} calls/s   ` +
      `p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   failed ${failed}`,
  );
}
