import { Flex, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { putBackSentence, withMatch } from './wording';

export interface BarState {
  /** How many lines are chosen to go back together. */
  chosen: number;
  onClear: () => void;
  onPutBack: () => void;
  /** What came of the last change; empty when there was none. */
  note: string;
  /** Unknown where the text is not scored. */
  percentage: number | undefined;
  /** Null when there is nothing to undo. */
  onUndoLast: (() => void) | null;
  isBusy: boolean;
  isChecking: boolean;
  /** How many requests are before this one, in words. */
  queue: string | null;
  onStop: () => void;
}

interface Props extends BarState {
  ref: RefObject<HTMLParagraphElement | null>;
}

/** ChangesBar stays in sight below the list: what is chosen, that a check runs, and what came of it. */
export function ChangesBar({ ref, ...state }: Props) {
  const { chosen, note, percentage, isChecking } = state;
  const isLong = useIsLong(isChecking);
  const text = barText({ chosen, note, percentage, isChecking, queue: isLong ? state.queue : null });
  return (
    <Flex
      pos="sticky"
      bottom="4"
      mt={text ? '6' : '0'}
      gap="3"
      align="center"
      justify="space-between"
      minH={text ? '3.75rem' : undefined}
      {...(text && { p: '3', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'xl', boxShadow: 'md' })}
    >
      <chakra.p ref={ref} role="status" tabIndex={-1} outline="0" fontSize="sm" fontWeight="medium" minW="0">
        {isChecking && <Spinner me="2" verticalAlign="-0.15em" />}
        {text}
      </chakra.p>
      <Flex gap="2" flexShrink="0">
        <BarButtons {...state} isLong={isLong} />
      </Flex>
    </Flex>
  );
}

type Said = Pick<BarState, 'chosen' | 'note' | 'percentage' | 'isChecking' | 'queue'>;

function barText({ chosen, note, percentage, isChecking, queue }: Said): string {
  if (isChecking) return queue ? `Checking… ${queue}` : 'Checking…';
  if (chosen > 0) return putBackSentence(chosen);
  return note && percentage !== undefined ? withMatch(note, percentage) : note;
}

function BarButtons(state: BarState & { isLong: boolean }) {
  const { chosen, onClear, onPutBack, note, onUndoLast, isBusy, isChecking, isLong, onStop } = state;
  if (isChecking) {
    return isLong ? (
      <Button size="sm" variant="ghost" onClick={onStop}>
        Stop
      </Button>
    ) : null;
  }
  if (chosen > 0) {
    return (
      <>
        <Button size="sm" variant="ghost" onClick={onClear} disabled={isBusy}>
          Clear
        </Button>
        <Button size="sm" onClick={onPutBack} disabled={isBusy}>
          Put Back
        </Button>
      </>
    );
  }
  if (!note || !onUndoLast) return null;
  return (
    <Button size="sm" variant="outline" onClick={onUndoLast} disabled={isBusy} aria-label="Undo the last change">
      <Undo2 size={14} aria-hidden />
      Undo
    </Button>
  );
}

/** Most checks take a fraction of a second; what came and went with each of them would only be in the way. */
const longMs = 2_000;

function useIsLong(isChecking: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (!isChecking) return;
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isChecking]);
  return isLong;
}
