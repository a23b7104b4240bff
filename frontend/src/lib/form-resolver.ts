import type { FieldProblem } from '@tailwright/contracts/errors';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

/** resolverOf lets a contract check a form: `problemsOf` lists what is wrong, by the field's path in the form. */
export const resolverOf =
  <V extends FieldValues>(problemsOf: (values: V) => FieldProblem[]): Resolver<V> =>
  (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<V> = {};
    // The first problem of a field is the one to show.
    for (const { field, message } of problems.toReversed()) set(errors, field, { type: 'contract', message });
    return { values: {}, errors };
  };
