import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { AppError, fieldProblems, publicMessage } from '@tailwright/contracts/errors';

/** ValidationPipe parses what carries a schema, such as `@Body({ schema })`. Throws invalid_input with the fields. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, { schema, data }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    const fields = fieldProblems(result.issues).map(({ field, message }) => ({ field: field || data || '', message }));
    throw new AppError('invalid_input', fields[0]?.message ?? publicMessage.invalid_input, { fields });
  }
}
