const defaultMax = 100;

export interface Progress {
  value: number | null;
  max: number;
  state: 'indeterminate' | 'loading' | 'complete';
  /** The rounded percentage, null without a value. */
  label: string | null;
}

/** progressOf applies the specification's rules: a wrong max becomes 100, a wrong value becomes none. */
export function progressOf(value?: unknown, max?: unknown): Progress {
  const validMax = typeof max === 'number' && max > 0 ? max : defaultMax;
  if (max !== undefined && max !== validMax) {
    console.error(`Progress: max must be a number greater than 0, got ${JSON.stringify(max)}. Using ${defaultMax}.`);
  }
  const none: Progress = { value: null, max: validMax, state: 'indeterminate', label: null };
  if (value === undefined || value === null) return none;
  if (typeof value !== 'number' || !(value >= 0 && value <= validMax)) {
    console.error(`Progress: value must be a number from 0 up to ${validMax}, got ${JSON.stringify(value)}.`);
    return none;
  }
  return {
    value,
    max: validMax,
    state: value === validMax ? 'complete' : 'loading',
    label: `${Math.round((value / validMax) * 100)}%`,
  };
}
