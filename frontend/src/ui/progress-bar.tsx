import { Box } from '@chakra-ui/react';
import { progressOf } from './progress';

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
