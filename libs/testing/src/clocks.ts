const tickMs = 20;

/** Clock tells how many milliseconds have passed since it was started. */
export interface Clock {
  ms(): number;
}

/**
 * startAwakeClock starts a clock for promises about time, which counts the ticks of this process. A wall clock goes on
 * while the machine stands still or works for others, and a test that trusts it fails without a fault of ours.
 */
export function startAwakeClock(): Clock {
  let ticks = 0;
  setInterval(() => (ticks += 1), tickMs).unref();
  return { ms: () => ticks * tickMs };
}

/** startProcessorClock starts a clock that goes on only while this thread works, for work that waits for nothing. */
export function startProcessorClock(): Clock {
  const before = process.threadCpuUsage();
  return {
    ms: () => {
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    },
  };
}
