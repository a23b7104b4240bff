import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './bounded-cache.js';

describe('a bounded cache', () => {
  it('forgets the entry that was used longest ago', () => {
    const cache = new BoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts the weight of what it holds, also when an entry is replaced', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'x', 6);
    cache.set('a', 'y', 4);
    cache.set('b', 'z', 6);
    expect(cache.size).toBe(2);
    cache.set('c', 'w', 1);
    expect([cache.size, cache.get('a')]).toEqual([2, undefined]);
  });

  it('does not keep an entry heavier than all it may hold', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'x', 11);
    expect(cache.size).toBe(0);
  });
});
