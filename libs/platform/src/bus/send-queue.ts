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

/** SendQueue sends what one turn of the loop produced to a stream in one script call. */
export class SendQueue {
  private waiting = new Map<string, Outgoing[]>();
  private readonly redis: Sender;

  constructor(
    redis: Redis,
    private readonly room: number,
  ) {
    redis.defineCommand('busSend', { numberOfKeys: 1, lua });
    this.redis = redis as Sender;
  }

  add(stream: string, message: Outgoing): void {
    if (this.waiting.size === 0) setImmediate(() => this.flush());
    const batch = this.waiting.get(stream);
    if (batch) batch.push(message);
    else this.waiting.set(stream, [message]);
  }

  private flush(): void {
    const batches = this.waiting;
    this.waiting = new Map();
    for (const [stream, batch] of batches) void this.send(stream, batch);
  }

  private async send(stream: string, batch: Outgoing[]): Promise<void> {
    try {
      const entries = await this.redis.busSend(
        stream,
        this.room,
        ...batch.flatMap(({ id, sealed, entry }) => [id, sealed, entry]),
      );
      batch.forEach((message, index) => message.sent(entries[index] ?? ''));
    } catch (error) {
      batch.forEach((message) => message.failed(error));
    }
  }
}
