import { Controller } from '@nestjs/common';
import { closeSession, findSession, openSession } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { LogIn } from './log-in.js';
import { Sessions } from './sessions.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly sessions: Sessions,
  ) {}

  @Handles(openSession)
  open(input: Input<typeof openSession>, call: CallContext) {
    return this.logIn.open(input, call);
  }

  @Handles(findSession)
  async find({ token }: Input<typeof findSession>) {
    return { user: await this.sessions.findUser(token) };
  }

  /** Deleting twice changes nothing, so a replay needs no stored answer. */
  @Handles(closeSession)
  async close({ token }: Input<typeof closeSession>) {
    await this.sessions.close(token);
    return { success: true as const };
  }
}
