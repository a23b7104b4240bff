import { expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-line.js';

interface Item {
  from?: string;
  nth: number;
}

const fill = (line: WaitingLine<Item>, from: string, count: number) =>
  Array.from({ length: count }, (_, nth) => line.add({ from, nth })).filter(Boolean).length;
const takeAll = async (line: WaitingLine<Item>) => {
  const taken: string[] = [];
  for (let item = await line.take(0); item; item = await line.take(0)) {
    taken.push(`${item.from}${item.nth}`);
    line.finished(item);
  }
  return taken;
};

it('those who wait are served in turn, whoever came first and with however much', async () => {
  const line = new WaitingLine<Item>(20);
  fill(line, 'a', 4);
  fill(line, 'b', 2);
  fill(line, 'c', 1);
  expect(await takeAll(line)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  expect(line.size).toBe(0);
});

it('who has the least in hand goes first', async () => {
  const line = new WaitingLine<Item>(20);
  fill(line, 'a', 3);
  const inHand = await line.take();
  fill(line, 'b', 1);
  expect((await line.take())?.from).toBe('b');
  line.finished(inHand!);
  expect((await line.take())?.from).toBe('a');
});

it('however much others want, a newcomer finds a place', () => {
  const line = new WaitingLine<Item>(20);
  expect(fill(line, 'a', 50)).toBe(10);
  expect(fill(line, 'b', 50)).toBe(5);
  expect(fill(line, 'c', 50)).toBe(3);
  expect(fill(line, 'd', 1)).toBe(1);
  expect(line.isFullFor('a')).toBe(true);
  expect(line.isFullFor('e')).toBe(false);
});

it('what is from nobody in particular may fill the line, and no more', () => {
  const line = new WaitingLine<Item>(3);
  expect([1, 2, 3, 4].map((nth) => line.add({ nth }))).toEqual([true, true, true, false]);
});

it('an item that left or was put back keeps the order of the others', async () => {
  const line = new WaitingLine<Item>(20);
  const [first, second] = [
    { from: 'a', nth: 0 },
    { from: 'a', nth: 1 },
  ];
  line.add(first);
  line.add(second);
  expect([line.remove(first), line.remove(first), line.size]).toEqual([true, false, 1]);
  const taken = await line.take();
  line.add({ from: 'a', nth: 2 });
  line.putBack(taken!);
  expect(await takeAll(line)).toEqual(['a1', 'a2']);
});
