import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { AppError, fieldProblems, publicMessage } from '@tailwright/contracts/errors';
import * as z from 'zod/mini';
import { problemSentence } from './problem-sentence.js';

/** ValidationPipe parses what carries a schema, such as `@Body({ schema })`. Throws invalid_input with the fields. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, { schema, data }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    // Nest knows the schema by its standard face only; those of the contracts are all zod's.
    const result = await z.safeParseAsync(schema as unknown as z.ZodMiniType, value, {
      error: (problem) => problemSentence(problem, data ?? 'The request body'),
    });
    if (result.success) return result.data;
    const fields = fieldProblems(result.error.issues).map(({ field, message }) => ({
      field: field || data || '',
      message,
    }));
    throw new AppError('invalid_input', fields[0]?.message ?? publicMessage.invalid_input, { fields });
  }
}
