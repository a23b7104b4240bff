import type { Endpoint } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';

export interface UnknownCall {
  error: AppError;
  /** Methods the path does answer, for the Allow header. */
  allow?: string;
}

/** unknownCalls tells, of a path below /api that no route took, whether the path or only the method is unknown. */
export function unknownCalls(endpoints: readonly Endpoint[]): (path: string) => UnknownCall {
  const known = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return { error: new AppError('not_found') };
    return { error: new AppError('method_not_allowed'), allow: methods.join(', ') };
  };
}
