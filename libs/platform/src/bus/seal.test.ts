import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Seal } from './seal.js';

const key = () => randomBytes(32).toString('base64');

describe('a sealed value', () => {
  it('opens in another process with the same key', () => {
    const shared = key();
    const value = { text: 'Ünïcode ✓', list: [1, null, { deep: true }] };
    expect(new Seal(shared).open(new Seal(shared).seal(value, 'id'), 'id')).toEqual(value);
  });

  it('holds nothing readable and never looks the same twice', () => {
    const seal = new Seal(key());
    const [one, other] = [seal.seal('a private word', 'id'), seal.seal('a private word', 'id')];
    expect(one.includes('private')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('opens during a rotation, whichever of the two keys sealed it', () => {
    const [fresh, old] = [key(), key()];
    const rotating = new Seal(`${fresh},${old}`);
    expect(rotating.open(new Seal(old).seal(1, 'id'), 'id')).toBe(1);
    expect(new Seal(fresh).open(rotating.seal(2, 'id'), 'id')).toBe(2);
    expect(() => new Seal(old).open(rotating.seal(3, 'id'), 'id')).toThrow();
  });

  it('does not open under another id, with a foreign key, changed or cut', () => {
    const seal = new Seal(key());
    const sealed = seal.seal('value', 'id');
    expect(() => seal.open(sealed, 'another id')).toThrow();
    expect(() => new Seal(key()).open(sealed, 'id')).toThrow();
    for (const at of [0, 5, 21, 33, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => seal.open(changed, 'id')).toThrow();
    }
    expect(() => seal.open(sealed.subarray(0, 40), 'id')).toThrow();
  });

  it('keeps undefined as null', () => {
    const seal = new Seal(key());
    expect(seal.open(seal.seal(undefined, 'id'), 'id')).toBeNull();
  });
});
