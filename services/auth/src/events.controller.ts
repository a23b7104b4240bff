import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { listEvents } from '@tailwright/contracts/events';
import { Handles } from '@tailwright/platform/bus/handles';
import { Outbox } from '@tailwright/platform/events/outbox';

const listAuthEvents = listEvents('auth');

@Controller()
export class EventsController {
  constructor(private readonly outbox: Outbox) {}

  @Handles(listAuthEvents)
  async list({ after, limit }: Input<typeof listAuthEvents>) {
    return { entries: await this.outbox.list(after, limit) };
  }
}
