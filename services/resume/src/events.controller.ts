import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { listEvents } from '@tailwright/contracts/events';
import { Handles } from '@tailwright/platform/bus/handles';
import { Outbox } from '@tailwright/platform/events/outbox';

const listResumeEvents = listEvents('resume');

@Controller()
export class EventsController {
  constructor(private readonly outbox: Outbox) {}

  @Handles(listResumeEvents)
  async list({ after, limit }: Input<typeof listResumeEvents>) {
    return { entries: await this.outbox.list(after, limit) };
  }
}
