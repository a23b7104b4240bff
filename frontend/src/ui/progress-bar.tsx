import { Box } from '@chakra-ui/react';

export const defaultMax = 100;

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
    console.error(`Progress: max must be a number greater than 0, got ${String(max)}. Using ${defaultMax}.`);
  }
  const none: Progress = { value: null, max: validMax, state: 'indeterminate', label: null };
  if (value === undefined || value === null) return none;
  if (typeof value !== 'number' || !(value >= 0 && value <= validMax)) {
    console.error(`Progress: value must be a number from 0 up to ${validMax}, got ${String(value)}.`);
    return none;
  }
  return {
    value,
    max: validMax,
    state: value === validMax ? 'complete' : 'loading',
    label: `${Math.round((value / validMax) * 100)}%`,
  };
}

interface Props {
  value?: number | null;
  max?: number;
  /** What a screen reader calls the bar. */
  label: string;
  /** A colour token of the filled part. */
  colour?: string;
}

export function ProgressBar({ value, max, label, colour = 'accent.solid' }: Props) {
  const progress = progressOf(value, max);
  const share = progress.value === null ? 0.3 : progress.value / progress.max;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuenow={progress.value ?? undefined}
      aria-valuetext={progress.label ?? undefined}
      data-state={progress.state}
      h="2.5"
      w="full"
      overflow="hidden"
      borderRadius="full"
      bg="bg.inset"
    >
      <Box
        h="full"
        borderRadius="full"
        bg={colour}
        style={{ width: `${share * 100}%` }}
        transition="width 400ms cubic-bezier(0.2, 0.8, 0.2, 1)"
        animation={progress.value === null ? 'sweep 1.4s ease-in-out infinite' : undefined}
      />
    </Box>
  );
}
