import type { ErrorCode } from '@tailwright/contracts/errors';

/** ProblemCode is why a file cannot be read; the parent turns it into the AppError of the same code. */
export type ProblemCode = Extract<
  ErrorCode,
  'document_unreadable' | 'document_empty' | 'document_protected' | 'document_too_complex' | 'unsupported_media_type'
>;

/**
 * DocumentProblem is thrown by the readers. It is not an AppError, because the jailed child runs without the
 * contracts' run-time code and only its code crosses the pipe.
 */
export class DocumentProblem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, detail?: string) {
    super(detail ?? code);
    this.name = 'DocumentProblem';
    this.code = code;
  }
}

/** problemOf names what an engine threw: too deep or too long for it, else unreadable. */
export function problemOf(error: unknown): DocumentProblem {
  if (error instanceof DocumentProblem) return error;
  const isTooMuch = error instanceof RangeError && /call stack|string length|string longer/i.test(error.message);
  return new DocumentProblem(isTooMuch ? 'document_too_complex' : 'document_unreadable', String(error));
}
