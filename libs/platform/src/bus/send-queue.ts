import type { Redis } from 'ioredis';

/**
 * Adds a batch in one round trip while the stream has room, and answers how many were taken and the entry id of the
 * first. A message sent again names the entry it was first given: while that entry exists, a replica will answer it.
 */
const lua = `
local room = tonumber(ARGV[1]) - redis.call('XLEN', KEYS[1])
local results = {}
for i = 2, #ARGV, 3 do
  local before = ARGV[i + 2]
  if before ~= '' and #redis.call('XRANGE', KEYS[1], before, before) > 0 then
    results[#results + 1] = before
  elseif room <= 0 then
    results[#results + 1] = ''
  else
    room = room - 1
    results[#results + 1] = redis.call('XADD', KEYS[1], '*', 'i', ARGV[i], 's', ARGV[i + 1])
  end
end
return results`;

interface Sender extends Redis {
  busSend(key: string, room: number, ...messages: (string | Buffer)[]): Promise<string[]>;
}

export interface Outgoing {
  id: string;
  sealed: Buffer;
  /** Entry id of an earlier send, or empty. */
  entry: string;
  /** Called with the entry id, or empty when the stream is full. */
  sent(entry: string): void;
  failed(error: unknown): void;
}

/**
 * SendQueue sends to each stream in batches: what one turn of the loop produced, and, while a batch is on its way, all
 * that comes meanwhile. Writing to the socket was the largest cost of a call, see ADR 0001.
 */
export class SendQueue {
  private readonly waiting = new Map<string, Outgoing[]>();
  private readonly sending = new Set<string>();
  private readonly redis: Sender;

  constructor(
    redis: Redis,
    private readonly room: number,
  ) {
    redis.defineCommand('busSend', { numberOfKeys: 1, lua });
    this.redis = redis as Sender;
  }

  add(stream: string, message: Outgoing): void {
    const batch = this.waiting.get(stream);
    if (batch) {
      batch.push(message);
      return;
    }
    this.waiting.set(stream, [message]);
    if (!this.sending.has(stream)) setImmediate(() => void this.flush(stream));
  }

  private async flush(stream: string): Promise<void> {
    this.sending.add(stream);
    for (let batch = this.take(stream); batch; batch = this.take(stream)) await this.send(stream, batch);
    this.sending.delete(stream);
  }

  private take(stream: string): Outgoing[] | undefined {
    const batch = this.waiting.get(stream);
    this.waiting.delete(stream);
    return batch;
  }

  private async send(stream: string, batch: Outgoing[]): Promise<void> {
    try {
      const messages = batch.flatMap(({ id, sealed, entry }) => [id, sealed, entry]);
      const entries = await this.redis.busSend(stream, this.room, ...messages);
      batch.forEach((message, index) => message.sent(entries[index] ?? ''));
    } catch (error) {
      batch.forEach((message) => message.failed(error));
    }
  }
}
