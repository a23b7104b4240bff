import type { Output, Schema } from '@tailwright/contracts/define';
import { ValidationPipe } from '@tailwright/platform/http/validation';

const validation = new ValidationPipe();

/** parseInput parses what is not a JSON body, such as a form, as bodies are parsed. Throws invalid_input with the fields. */
export async function parseInput<S extends Schema>(schema: S, value: unknown): Promise<Output<S>> {
  return (await validation.transform(value, { type: 'body', schema })) as Output<S>;
}
