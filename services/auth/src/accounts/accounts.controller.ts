import { Controller } from '@nestjs/common';
import { registerAccount } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { Accounts } from './accounts.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Handles(registerAccount)
  register(input: Input<typeof registerAccount>, call: CallContext) {
    return this.accounts.register(input, call);
  }
}
