import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { getReportOf, keepReport, replyInReportOf } from '@tailwright/contracts/reports';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { Reports } from './reports.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Handles(getReportOf)
  get(input: Input<typeof getReportOf>) {
    return this.reports.get(input);
  }

  @Handles(keepReport)
  async keep(input: Input<typeof keepReport>, call: CallContext) {
    await this.reports.keep(input, call);
    return { success: true as const };
  }

  @Handles(replyInReportOf)
  reply(input: Input<typeof replyInReportOf>, call: CallContext) {
    return this.reports.reply(input, call);
  }
}
