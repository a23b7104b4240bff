import * as z from 'zod/mini';

/** errorStatus gives each error code its HTTP status; the codes are the product's whole list. */
export const errorStatus = {
  invalid_input: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  cancelled: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  document_unreadable: 422,
  document_empty: 422,
  document_protected: 422,
  document_too_complex: 422,
  document_unwritable: 422,
  text_too_complex: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  provider_auth: 502,
  provider_failed: 502,
  mail_failed: 502,
  overloaded: 503,
  unavailable: 503,
  deadline_exceeded: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** FieldProblem names one failing field of a body by its path, such as `work_experience.0.company`. */
export const FieldProblem = z.object({ field: z.string(), message: z.string() }).check(z.meta({ id: 'FieldProblem' }));
export type FieldProblem = z.infer<typeof FieldProblem>;

export const ErrorDetails = z.object({
  fields: z.optional(z.array(FieldProblem)),
  retryAfterSeconds: z.optional(z.number()),
  jobId: z.optional(z.string()),
});
export type ErrorDetails = z.infer<typeof ErrorDetails>;

/** ErrorEnvelope is the body of every answer that is not a success. */
export const ErrorEnvelope = z
  .object({ code: z.enum(errorCodes), message: z.string(), details: z.optional(ErrorDetails) })
  .check(z.meta({ id: 'ErrorEnvelope' }));
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/**
 * publicMessage is the sentence shown for a code when the thrower gave none. The wording of overload and
 * throttling starts with "Rate limit" because the web app maps on it.
 */
export const publicMessage: Record<ErrorCode, string> = {
  invalid_input: 'Some fields need your attention.',
  unauthorized: 'Please log in to continue.',
  invalid_credentials: 'The email address or password is not right.',
  forbidden: 'This request was refused.',
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  conflict: 'This was changed in the meantime.',
  email_taken: 'An account with this email address already exists.',
  cancelled: 'This was cancelled.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported.',
  document_unreadable:
    'We could not read this file. It may be damaged. Save it again as PDF or DOCX, or paste the text instead.',
  document_empty:
    'We found no text in this file. If it is a scan, paste the text instead or upload a file with selectable text.',
  document_protected: 'This file is protected with a password. Remove the password or paste the text instead.',
  document_too_complex: 'This file is too complex to read safely. Save it as a simpler PDF or paste the text instead.',
  document_unwritable:
    'We could not write this text to this kind of file without losing part of it. Choose another kind of file.',
  text_too_complex:
    'We could not read this text in time. Its formatting may be damaged. Shorten it, or paste it again as plain text.',
  idempotency_mismatch: 'This Idempotency-Key was used with a different body.',
  rate_limited: 'Rate limit exceeded. Please try again later.',
  internal: 'Something went wrong on our side. Please try again.',
  provider_auth: 'Authentication error with AI service. Please check your API key.',
  provider_failed: 'The AI service could not answer. Please try again.',
  mail_failed: 'The email could not be sent.',
  overloaded: 'Rate limit reached: the service is very busy. Please try again in a few minutes.',
  unavailable: 'The service is not available right now. Please try again shortly.',
  deadline_exceeded: 'This took too long. Please try again.',
};

/** AppError is the one error services and the gateway throw; `internalDetail` is for the log alone. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = publicMessage[code],
    readonly details?: ErrorDetails,
    readonly internalDetail?: string,
  ) {
    super(message);
    this.name = 'AppError';
  }

  /** status is the HTTP status of the code. */
  get status(): number {
    return errorStatus[this.code];
  }

  toEnvelope(): ErrorEnvelope {
    const envelope: ErrorEnvelope = { code: this.code, message: this.message };
    return this.details ? { ...envelope, details: this.details } : envelope;
  }
}

/** fieldProblems turns the issues of a failed parse into the envelope's field list: the first problem of each field. */
export function fieldProblems(
  issues: readonly { path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; message: string }[],
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const { path, message } of issues) {
    const field = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!problems.has(field)) problems.set(field, { field, message });
  }
  return [...problems.values()];
}
