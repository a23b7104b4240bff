import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const keyIdBytes = 4;
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const saltEnd = keyIdBytes + saltBytes;
const nonceEnd = saltEnd + nonceBytes;
const headerBytes = nonceEnd + tagBytes;
/** Keys of other processes kept ready; more than the processes of one installation. */
const keysKept = 1_000;

interface Master {
  id: Buffer;
  secret: Buffer;
}

/**
 * Seal encrypts what crosses Redis with AES-256-GCM. Each process derives a key of its own from the master (HKDF with
 * a random salt), so its counter is a nonce that never repeats; random nonces would be safe for 2^32 messages only.
 * Layout: key id 4, salt 16, nonce 12, tag 16, ciphertext. `aad` ties the bytes to their place, such as a message id.
 */
export class Seal {
  private readonly masters: Master[];
  private readonly own: { header: Buffer; key: KeyObject };
  private readonly derived = new Map<string, KeyObject>();
  private counter = 0;

  /** `busKey` is a base64 master, or `new,old` during a rotation: the first seals, both open. */
  constructor(busKey: string) {
    this.masters = busKey.split(',').map((text) => {
      const secret = Buffer.from(text, 'base64');
      return { secret, id: createHash('sha256').update(secret).digest().subarray(0, keyIdBytes) };
    });
    const [first] = this.masters;
    if (!first) throw new Error('Seal needs a master key');
    const salt = randomBytes(saltBytes);
    this.own = { header: Buffer.concat([first.id, salt]), key: derive(first, salt) };
  }

  /** seal serialises the value as JSON and encrypts it. */
  seal(value: unknown, aad: string): Buffer {
    return this.sealJson(JSON.stringify(value ?? null), aad);
  }

  /** sealJson encrypts what is serialised already. */
  sealJson(json: string, aad: string): Buffer {
    const nonce = Buffer.alloc(nonceBytes);
    nonce.writeUIntBE(++this.counter, nonceBytes - 6, 6);
    const cipher = createCipheriv('aes-256-gcm', this.own.key, nonce);
    cipher.setAAD(Buffer.from(aad));
    const body = cipher.update(json, 'utf8');
    cipher.final();
    return Buffer.concat([this.own.header, nonce, cipher.getAuthTag(), body]);
  }

  /** open decrypts and parses; throws when the bytes were changed, moved to another `aad`, or sealed by a foreign key. */
  open(sealed: Buffer, aad: string): unknown {
    if (sealed.length < headerBytes) throw new Error('sealed bytes are too short');
    const decipher = createDecipheriv('aes-256-gcm', this.keyOf(sealed), sealed.subarray(saltEnd, nonceEnd));
    decipher.setAAD(Buffer.from(aad));
    decipher.setAuthTag(sealed.subarray(nonceEnd, headerBytes));
    const text = decipher.update(sealed.subarray(headerBytes), undefined, 'utf8') + decipher.final('utf8');
    return JSON.parse(text);
  }

  private keyOf(sealed: Buffer): KeyObject {
    const name = sealed.toString('latin1', 0, saltEnd);
    const known = this.derived.get(name);
    if (known) return known;
    const master = this.masters.find(({ id }) => id.equals(sealed.subarray(0, keyIdBytes)));
    if (!master) throw new Error('sealed by an unknown key');
    if (this.derived.size >= keysKept) this.derived.clear();
    const key = derive(master, sealed.subarray(keyIdBytes, saltEnd));
    this.derived.set(name, key);
    return key;
  }
}

/** A KeyObject costs 3.3 µs a call on Node 24, a raw Buffer key 13. See ADR 0001. */
function derive(master: Master, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master.secret, salt, 'tailwright bus', 32)));
}
