import { Injectable } from '@nestjs/common';
import { Readiness } from '@tailwright/platform/health/readiness';
import { Logger } from '@tailwright/platform/telemetry/logger';
import type { FaultReason } from './fault.js';

const note = 'provider';

/** What only the operator can mend, in words for the log and for readiness. */
const sentences: Partial<Record<FaultReason, string>> = {
  'quota-spent':
    'The model provider says that the quota or credit of the key is used up. Every job fails until it is raised.',
  auth: 'The model provider refuses the key. Every job fails until OPENAI_API_KEY is right.',
  'budget-spent':
    'The AI budget of today is used up. PROVIDER_TOKENS_PER_DAY and PROVIDER_CALLS_PER_DAY change it, 0 lifts it.',
};

/** ProviderNotices tell the operator once what only the operator can mend, and take it back when calls succeed again. */
@Injectable()
export class ProviderNotices {
  private standing?: FaultReason;

  constructor(
    private readonly readiness: Readiness,
    private readonly logger: Logger,
  ) {}

  fault(reason: FaultReason): void {
    const sentence = sentences[reason];
    if (!sentence || this.standing === reason) return;
    this.standing = reason;
    this.readiness.note(note, sentence);
    this.logger.error({ reason }, sentence);
  }

  /** answered clears the note: the provider has written something. */
  answered(): void {
    if (!this.standing) return;
    this.standing = undefined;
    this.readiness.clearNote(note);
    this.logger.info('the model provider answers again');
  }
}
