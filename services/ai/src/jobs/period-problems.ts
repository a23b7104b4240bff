import type { BuilderForm } from '@tailwright/contracts/build';
import type { FieldProblem } from '@tailwright/contracts/errors';
import { endsBeforeStart, findPeriodProblem } from '@tailwright/resume-text/recognizers/period-order';

/** findPeriodProblems lists the dates of a form whose end is before their start. */
export function findPeriodProblems({ work_experience, education }: BuilderForm): FieldProblem[] {
  return Object.entries({ work_experience, education }).flatMap(([part, entries]) =>
    entries.flatMap((entry, index) => {
      const field = findPeriodProblem(entry);
      return field ? [{ field: `${part}.${index}.${field}`, message: endsBeforeStart }] : [];
    }),
  );
}
