import { describe, expect, it } from '@jest/globals';
import { BoundedPool } from './bounded-pool.js';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

describe('BoundedPool', () => {
  it('runs no more at once than its limit, lets the next wait, and refuses the rest', async () => {
    const pool = new BoundedPool(2, 1);
    const { open, opened } = gate();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await opened;
      running -= 1;
    };
    const accepted = [pool.run(work), pool.run(work), pool.run(work)];
    await expect(pool.run(work)).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 2 } });
    open();
    await Promise.all(accepted);
    expect(most).toBe(2);
  });

  it('refuses who waited too long, and the place then goes to the next', async () => {
    const pool = new BoundedPool(1, 5, 20);
    const { open, opened } = gate();
    const running = pool.run(() => opened);
    await expect(pool.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'overloaded' });
    const next = pool.run(() => Promise.resolve('next'));
    open();
    await running;
    expect(await next).toBe('next');
  });

  it('gives the place on when the work fails', async () => {
    const pool = new BoundedPool(1, 0);
    await expect(pool.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(pool.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
