import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { deliverTestMail } from '@tailwright/contracts/mail';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { TestMails } from './test-mails.js';

@Controller()
export class DeliveryController {
  constructor(private readonly testMails: TestMails) {}

  @Handles(deliverTestMail)
  deliverTest(input: Input<typeof deliverTestMail>, call: CallContext) {
    return this.testMails.deliver(input, call);
  }
}
