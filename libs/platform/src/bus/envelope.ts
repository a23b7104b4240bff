import { ErrorEnvelope } from '@tailwright/contracts/errors';
import * as z from 'zod/mini';

/** RequestEnvelope is the sealed part of a call; its id travels beside it and is authenticated with it. */
export const RequestEnvelope = z.object({
  pattern: z.string(),
  /** Epoch milliseconds. */
  deadline: z.number(),
  replyTo: z.string(),
  traceparent: z.string(),
  data: z.unknown(),
});
export type RequestEnvelope = z.infer<typeof RequestEnvelope>;

/** ReplyEnvelope is the sealed answer: `data`, or the error the handler threw. */
export const ReplyEnvelope = z.object({ data: z.optional(z.unknown()), error: z.optional(ErrorEnvelope) });
export type ReplyEnvelope = z.infer<typeof ReplyEnvelope>;

/** replyAad binds an answer to its call, and keeps a sealed request from being played back as an answer. */
export const replyAad = (id: string) => `reply:${id}`;

export interface Reply {
  id: string;
  sealed: Buffer;
}

/** packReplies joins the answers one caller gets in one turn: id length, id, length, sealed bytes, and so on. */
export function packReplies(replies: readonly Reply[]): Buffer {
  return Buffer.concat(
    replies.flatMap(({ id, sealed }) => {
      const head = Buffer.allocUnsafe(5 + Buffer.byteLength(id));
      head.writeUInt8(head.length - 5, 0);
      head.write(id, 1);
      head.writeUInt32BE(sealed.length, head.length - 4);
      return [head, sealed];
    }),
  );
}

/** unpackReplies reads what packReplies wrote. Throws RangeError when the bytes are cut. */
export function unpackReplies(packed: Buffer): Reply[] {
  const replies: Reply[] = [];
  for (let at = 0; at < packed.length;) {
    const idEnd = at + 1 + packed.readUInt8(at);
    const end = idEnd + 4 + packed.readUInt32BE(idEnd);
    if (end > packed.length) throw new RangeError('cut reply');
    replies.push({ id: packed.toString('utf8', at + 1, idEnd), sealed: packed.subarray(idEnd + 4, end) });
    at = end;
  }
  return replies;
}
