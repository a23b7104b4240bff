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

/** ReplyEnvelope is one answer: the call's id with `data`, or with the error the handler threw. */
export const ReplyEnvelope = z.object({
  id: z.string(),
  data: z.optional(z.unknown()),
  error: z.optional(ErrorEnvelope),
});
export type ReplyEnvelope = z.infer<typeof ReplyEnvelope>;

/** ReplyBatch is what one message on a reply channel holds, sealed once: sealing and opening cost 11 µs each time. */
export const ReplyBatch = z.array(ReplyEnvelope);
