import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { Answer, Input, Rpc } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';

/** CallContext tells a handler which call it answers. */
export class CallContext {
  private controller: AbortController | undefined;

  constructor(
    /** The same for every delivery and every resend of one call. */
    readonly id: string,
    /** Epoch milliseconds after which the caller has stopped waiting. */
    readonly deadline: number,
  ) {}

  /** signal aborts at the deadline. Made on first use: most handlers never look at it. */
  get signal(): AbortSignal {
    if (!this.controller) {
      const controller = new AbortController();
      const leftMs = Math.max(0, this.deadline - Date.now());
      setTimeout(() => controller.abort(new AppError('deadline_exceeded')), leftMs).unref();
      this.controller = controller;
    }
    return this.controller.signal;
  }
}

type Handler<R extends Rpc> = (input: Input<R>, call: CallContext) => Promise<Answer<R>> | Answer<R>;

/** HandlerExtras is what the server finds beside a handler. */
export interface HandlerExtras {
  rpc: Rpc;
}

/** Handles makes a controller method answer the call; the compiler checks its input and answer. */
export function Handles<R extends Rpc>(rpc: R) {
  return <M extends Handler<R>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<M>): void => {
    MessagePattern(rpc.pattern, { rpc } satisfies HandlerExtras)(target, key, descriptor as PropertyDescriptor);
    // Undecorated parameters would get the input alone.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
