import type { Schema } from '@tailwright/contracts/define';
import { type FieldProblem, fieldProblems } from '@tailwright/contracts/errors';

/** problemsIn lists what a contract's schema finds wrong with a form. */
export const problemsIn =
  (schema: Schema) =>
  (values: unknown): FieldProblem[] => {
    const parsed = schema.safeParse(values);
    return parsed.success ? [] : fieldProblems(parsed.error.issues);
  };
