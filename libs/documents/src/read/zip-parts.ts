import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type Entry, type ZipFile, fromBuffer } from 'yauzl';

/** openZip lists a zip's entries one by one, from memory. Rejects when the bytes are not a whole zip. */
export function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** entriesOf yields the entries of the central directory in order. */
export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let read = 0; read < zip.entryCount; read += 1) {
    const next = once(zip, 'entry') as Promise<[Entry]>;
    zip.readEntry();
    yield (await next)[0];
  }
}

/** openEntry streams the unpacked bytes of one entry. */
export function openEntry(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** readZipParts unpacks the entries whose name is wanted, as text. */
export async function readZipParts(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await openZip(bytes);
  for await (const entry of entriesOf(zip)) {
    if (isWanted(entry.fileName)) {
      parts.set(entry.fileName, decodeXml(await buffer(await openEntry(zip, entry))));
    }
  }
  return parts;
}

/** XML is UTF-8 unless it starts with a UTF-16 mark; no Word writes anything else. */
function decodeXml(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
