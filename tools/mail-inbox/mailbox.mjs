import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

const kept = 200;
const idPattern = /^\d{15}-[0-9a-f]{8}$/;

/** openMailbox keeps messages as `<time>-<random>.eml` files that their owner alone may read, the newest 200 of them. */
export async function openMailbox(dir) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // A folder or message of an earlier version keeps the rights it was made with.
  await chmod(dir, 0o700);
  const parsed = new Map();
  let ids = (await readdir(dir))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => idPattern.test(id))
    .sort();
  const fileOf = (id) => join(dir, `${id}.eml`);

  async function forgetOldest() {
    const old = ids.slice(0, -kept);
    ids = ids.slice(-kept);
    for (const id of old) {
      parsed.delete(id);
      await rm(fileOf(id), { force: true });
    }
  }

  async function message(id) {
    if (!parsed.has(id)) parsed.set(id, readMessage(id, fileOf(id)));
    return parsed.get(id);
  }

  await forgetOldest();
  await Promise.all(ids.map((id) => chmod(fileOf(id), 0o600)));
  return {
    has: (id) => ids.includes(id),
    version: () => `${ids.length}-${ids.at(-1) ?? 'empty'}`,
    message,
    raw: (id) => readFile(fileOf(id)),
    /** Newest first. */
    messages: () => Promise.all([...ids].reverse().map(message)),
    async add(bytes) {
      const id = `${String(Date.now()).padStart(15, '0')}-${randomBytes(4).toString('hex')}`;
      // A reader must never meet half a message, nor a crash leave one.
      await writeFile(`${fileOf(id)}.part`, bytes, { mode: 0o600 });
      await rename(`${fileOf(id)}.part`, fileOf(id));
      ids = [...ids, id].sort();
      await forgetOldest();
    },
  };
}

async function readMessage(id, file) {
  const receivedAt = new Date(Number(id.split('-')[0])).toISOString();
  const email = await readFile(file)
    .then((bytes) => PostalMime.parse(bytes))
    .catch(() => ({ subject: 'This message could not be read', headers: [] }));
  return {
    id,
    receivedAt,
    from: mailbox(email.from),
    to: (email.to ?? []).map(mailbox),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
  };
}

function mailbox({ name = '', address = '' } = {}) {
  return { name, address };
}
