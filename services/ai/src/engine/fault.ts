import { AppError, type ErrorCode, publicMessage } from '@tailwright/contracts/errors';

/** What went wrong at the model provider, for logs and metrics. */
export type FaultReason =
  | 'throttled'
  | 'quota-spent'
  | 'auth'
  | 'timeout'
  | 'too-slow'
  | 'unreachable'
  | 'server-error'
  | 'bad-request'
  | 'format-refused'
  | 'form-ignored'
  | 'context-too-small'
  | 'wrong-content-type'
  | 'too-large'
  | 'refusal'
  | 'cut-by-length'
  | 'cut-off'
  | 'unreadable'
  | 'empty'
  | 'circuit-open'
  | 'paused'
  | 'budget-spent';

interface FaultKind {
  code: ErrorCode;
  /** A later attempt of the same job may succeed. */
  retryable: boolean;
  /**
   * The provider itself is ill, so the circuit breaker counts it. What one text alone can cause is never counted, or its
   * writer could close the service for everybody.
   */
  breaks: boolean;
  message?: string;
}

const kinds: Record<FaultReason, FaultKind> = {
  throttled: { code: 'rate_limited', retryable: true, breaks: false },
  // Nothing but the operator's payment helps, so nobody is made to wait for it.
  'quota-spent': {
    code: 'provider_failed',
    retryable: false,
    breaks: false,
    message: 'The AI service has no credit left, so it cannot write now. The operator of this site has been told.',
  },
  auth: { code: 'provider_auth', retryable: false, breaks: false },
  // A minute is already gone: a second attempt would only end at the job's deadline.
  timeout: { code: 'deadline_exceeded', retryable: false, breaks: true },
  // It was writing when the time was over: the answer is long, the provider well.
  'too-slow': { code: 'deadline_exceeded', retryable: false, breaks: false },
  unreachable: { code: 'provider_failed', retryable: true, breaks: true },
  'server-error': { code: 'provider_failed', retryable: true, breaks: true },
  'bad-request': { code: 'provider_failed', retryable: false, breaks: false },
  'format-refused': { code: 'provider_failed', retryable: false, breaks: false },
  // The model answered, but not in the form it was asked for: a simpler one is tried.
  'form-ignored': { code: 'provider_failed', retryable: true, breaks: false },
  // What was learned from it fits the next attempt.
  'context-too-small': { code: 'provider_failed', retryable: true, breaks: false },
  'wrong-content-type': { code: 'provider_failed', retryable: true, breaks: true },
  'too-large': { code: 'provider_failed', retryable: false, breaks: false },
  refusal: {
    code: 'provider_failed',
    retryable: false,
    breaks: false,
    message: 'The AI service declined to write this text. Please change it and try again.',
  },
  'cut-by-length': {
    code: 'provider_failed',
    retryable: false,
    breaks: false,
    message: 'The answer of the AI service was too long and was cut off. Please shorten your text and try again.',
  },
  'cut-off': { code: 'provider_failed', retryable: true, breaks: true },
  unreadable: { code: 'provider_failed', retryable: true, breaks: false },
  empty: { code: 'provider_failed', retryable: true, breaks: false },
  'circuit-open': { code: 'overloaded', retryable: false, breaks: false },
  paused: { code: 'rate_limited', retryable: true, breaks: false },
  'budget-spent': {
    code: 'rate_limited',
    retryable: false,
    breaks: false,
    message: 'Rate limit reached: the AI budget of today is used up. Please try again tomorrow.',
  },
};

/** EngineFault is a typed failure of the model provider. It never carries text of the prompt or of the answer. */
export class EngineFault extends AppError {
  readonly retryable: boolean;
  readonly breaks: boolean;

  constructor(
    readonly reason: FaultReason,
    readonly retryAfterMs?: number,
  ) {
    const { code, message = publicMessage[code], retryable, breaks } = kinds[reason];
    const details =
      retryAfterMs === undefined ? undefined : { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) };
    super(code, message, details, reason);
    this.retryable = retryable;
    this.breaks = breaks;
  }
}
