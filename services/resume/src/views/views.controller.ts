import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { getAnalyticsOf, listSharedOf } from '@tailwright/contracts/views';
import { Handles } from '@tailwright/platform/bus/handles';
import { Analytics } from './analytics.js';

@Controller()
export class ViewsController {
  constructor(private readonly analytics: Analytics) {}

  @Handles(getAnalyticsOf)
  get(input: Input<typeof getAnalyticsOf>) {
    return this.analytics.get(input);
  }

  @Handles(listSharedOf)
  listShared(input: Input<typeof listSharedOf>) {
    return this.analytics.listShared(input);
  }
}
