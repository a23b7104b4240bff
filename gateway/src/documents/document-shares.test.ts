import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => gateway.close());

it('a network that wants everything written at once does not keep another from its one file', async () => {
  const write = (address: string) =>
    gateway.call('/api/documents/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        kind: 'resume',
        format: 'pdf',
        template: 'modern',
        markdown: `# Ada\n\n${'- x\n'.repeat(800)}`,
      }),
    });
  const crowd = Array.from({ length: 40 }, () => write('203.0.113.7'));
  // Its own share is full once the first of them is refused.
  await Promise.any(
    crowd.map(async (one) => ((await one).status === 503 ? true : Promise.reject(new Error('served')))),
  );
  expect((await write('203.0.113.8')).status).toBe(200);
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
});
