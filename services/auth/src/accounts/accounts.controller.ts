import { Controller } from '@nestjs/common';
import { deleteAccountOf } from '@tailwright/contracts/account';
import { registerAccount } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { AccountDeletion } from './account-deletion.js';
import { Accounts } from './accounts.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly deletion: AccountDeletion,
  ) {}

  @Handles(registerAccount)
  register(input: Input<typeof registerAccount>, call: CallContext) {
    return this.accounts.register(input, call);
  }

  @Handles(deleteAccountOf)
  async delete(input: Input<typeof deleteAccountOf>, call: CallContext) {
    await this.deletion.delete(input, call);
    return { success: true as const };
  }
}
