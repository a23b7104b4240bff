import { APIError } from 'openai';

/** How the answer's form is asked for, best first. Servers that do not know one refuse it with a 4xx status. */
const formats = ['json_schema', 'json_object', 'plain'] as const;
export type Format = (typeof formats)[number];

/** A server that was updated, or a router that chose another model, is asked for the best form again after this long. */
const rememberedMs = 3_600_000;

/** FormatMemory knows the best form of answer a server understands. One refused text never changes it for the others. */
export class FormatMemory {
  private known?: { format: Format; until: number };
  /** The forms in which an answer has come; a named refusal takes one back. */
  private readonly kept = new Set<Format>();

  /** current is the form to ask for. */
  get current(): Format {
    return this.known && performance.now() < this.known.until ? this.known.format : formats[0];
  }

  /**
   * worked remembers the form of an answer that came. A better form that has worked before is asked for again: what
   * failed in it was one text.
   */
  worked(format: Format): void {
    this.kept.add(format);
    if (format !== this.current && !this.kept.has(this.current))
      this.known = { format, until: performance.now() + rememberedMs };
  }

  /**
   * simplerThan is what to ask for after a refusal, if that can help: the refusal names the form, or it says nothing and
   * no form has been understood yet. Afterwards an unnamed refusal is about the text.
   */
  simplerThan(format: Format, isNamed: boolean): Format | undefined {
    if (isNamed) this.kept.delete(format);
    return isNamed || this.kept.size === 0 ? formats[formats.indexOf(format) + 1] : undefined;
  }
}

const naming = /response_?format|json_?(?:schema|object|mode)|structured.?output|guided_json|grammar/i;

/** namesFormat is true for a refusal that says it is about the form of the answer. The message itself goes no further. */
export function namesFormat(error: unknown): boolean {
  if (!(error instanceof APIError)) return false;
  const { status, param, message } = error as APIError;
  return (status === 400 || status === 422) && naming.test(`${param ?? ''} ${message}`);
}
