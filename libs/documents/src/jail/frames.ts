const prefixBytes = 8;

/** Frame is one message on the pipe between parent and child: a small JSON head and raw bytes. */
export interface Frame {
  head: unknown;
  body: Buffer;
}

/** encodeFrame writes both lengths (32 bits each), the head as JSON and the body. */
export function encodeFrame(head: unknown, body: Buffer = Buffer.alloc(0)): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(json.length, 0);
  prefix.writeUInt32LE(body.length, 4);
  return Buffer.concat([prefix, json, body]);
}

/** FrameReader collects chunks into frames and throws a RangeError at a frame announced larger than `bytesMax`. */
export class FrameReader {
  private readonly bytesMax: number;
  private readonly chunks: Buffer[] = [];
  private size = 0;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  /** push adds a chunk and returns the frames it completes. */
  push(chunk: Buffer): Frame[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const frames: Frame[] = [];
    for (let frame = this.next(); frame !== undefined; frame = this.next()) frames.push(frame);
    return frames;
  }

  private next(): Frame | undefined {
    if (this.size < prefixBytes) return undefined;
    if ((this.chunks[0]?.length ?? 0) < prefixBytes) this.join();
    const prefix = this.chunks[0]!;
    const headBytes = prefix.readUInt32LE(0);
    const frameBytes = prefixBytes + headBytes + prefix.readUInt32LE(4);
    if (frameBytes > this.bytesMax) throw new RangeError(`a frame of ${frameBytes} bytes`);
    if (this.size < frameBytes) return undefined;
    const all = this.join();
    this.chunks[0] = all.subarray(frameBytes);
    this.size -= frameBytes;
    return {
      head: JSON.parse(all.toString('utf8', prefixBytes, prefixBytes + headBytes)) as unknown,
      body: all.subarray(prefixBytes + headBytes, frameBytes),
    };
  }

  private join(): Buffer {
    const all = Buffer.concat(this.chunks);
    this.chunks.splice(0, this.chunks.length, all);
    return all;
  }
}
