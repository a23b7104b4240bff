import { expect, it } from '@jest/globals';
import { ListTurns } from './list-turns.js';

const refused = { code: 'rate_limited', details: { retryAfterSeconds: 2 } };

it('a user has one list at a time; two more wait for it and others are refused', async () => {
  const turns = new ListTurns();
  const leave = await turns.enter('jane', 'home');
  const order: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const end = await turns.enter('jane', 'home');
    order.push(name);
    end();
  });
  await expect(turns.enter('jane', 'home')).rejects.toMatchObject(refused);
  (await turns.enter('ada', 'home'))();
  expect(order).toEqual([]);
  leave();
  await Promise.all(waiting);
  expect(order).toEqual(['second', 'third']);
});

it('however many lists a network asks for, with whatever accounts, the next network gets its own', async () => {
  const turns = new ListTurns();
  const enter = async (network: string, count: number) =>
    (await Promise.allSettled(Array.from({ length: count }, (_, i) => turns.enter(`${network}${i}`, network)))).filter(
      ({ status }) => status === 'fulfilled',
    ).length;
  expect(await enter('a', 100)).toBe(20);
  expect(await enter('b', 100)).toBe(10);
  const leave = await turns.enter('jane', 'c');
  leave();
  leave();
  expect(await enter('c', 100)).toBe(5);
});
