import type { Endpoint } from '@tailwright/contracts/define';
import type { JobKind } from '@tailwright/contracts/jobs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptPlace } from './kept-jobs';
import { JobRunner } from './job-runner';
import { transport } from './transport';

/** useJob gives a screen its runner and what it runs now. Leaving the screen stops watching, never the work. */
export function useJob<S extends Endpoint['returns']>(kind: JobKind, returns: S, place: KeptPlace = kind) {
  const [runner] = useState(() => new JobRunner(kind, returns, transport, place));
  const running = useSyncExternalStore(runner.subscribe, runner.running);
  useEffect(() => () => runner.leave(), [runner]);
  return { runner, running };
}
