import { Body, Controller, UseGuards } from '@nestjs/common';
import {
  type MailOutcome,
  TestMail,
  checkMailServer,
  deliverTestMail,
  sendTestMail,
  verifyMail,
} from '@tailwright/contracts/mail';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { RateLimited } from '../throttle/rate-limited.js';
import { AdminGuard } from './admin.guard.js';

@Controller()
@UseGuards(AdminGuard)
export class MailController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(verifyMail)
  @RateLimited('mail')
  verify(): Promise<MailOutcome> {
    return this.rpc.call(checkMailServer, {});
  }

  @Route(sendTestMail)
  @RateLimited('mail')
  sendTest(@Body({ schema: TestMail }) mail: TestMail): Promise<MailOutcome> {
    return this.rpc.call(deliverTestMail, mail);
  }
}
