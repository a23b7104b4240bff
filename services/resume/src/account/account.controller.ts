import { Controller } from '@nestjs/common';
import { listVersionsOf, measureAccount } from '@tailwright/contracts/account';
import type { Input } from '@tailwright/contracts/define';
import { Handles } from '@tailwright/platform/bus/handles';
import { AccountData } from './account-data.js';

@Controller()
export class AccountController {
  constructor(private readonly data: AccountData) {}

  @Handles(measureAccount)
  measure({ actor }: Input<typeof measureAccount>) {
    return this.data.measure(actor);
  }

  @Handles(listVersionsOf)
  listVersions(input: Input<typeof listVersionsOf>) {
    return this.data.listVersions(input);
  }
}
