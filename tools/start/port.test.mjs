import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort } from '../embedded/free-port.mjs';
import { assertPortFree } from './port.mjs';

it('lets a port be that nobody listens on, and says of another that it is taken', async () => {
  const port = await freePort();
  await assertPortFree(port, '127.0.0.1');
  const holder = createServer();
  await new Promise((resolve) => holder.listen(port, '127.0.0.1', resolve));
  try {
    await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is taken. Free it, or choose another one: PORT=3001 npm start`,
    );
  } finally {
    holder.close();
  }
});

it.each([
  ['EACCES', 'Port 80 is not open to this user. Be root for it, or choose another one'],
  ['EMFILE', 'Port 80 cannot be opened (listen EMFILE). Mend that, or choose another one'],
])('does not call a port taken that fails with %s', async (code, sentence) => {
  const open = () => Promise.reject(Object.assign(new Error(`listen ${code}`), { code }));
  await expect(assertPortFree(80, '127.0.0.1', open)).rejects.toThrow(sentence);
});
