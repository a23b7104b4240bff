import { Controller } from '@nestjs/common';
import { checkMailServer } from '@tailwright/contracts/mail';
import { Handles } from '@tailwright/platform/bus/handles';
import { SmtpCheck } from './smtp-check.js';

@Controller()
export class SmtpCheckController {
  constructor(private readonly check: SmtpCheck) {}

  @Handles(checkMailServer)
  run() {
    return this.check.run();
  }
}
