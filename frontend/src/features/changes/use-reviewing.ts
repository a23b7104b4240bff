import type { Optimization } from '@tailwright/contracts/as-read';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../ui/toast';
import type { Row } from './changes';
import type { BarState } from './changes-bar';
import type { LineTools } from './line-tools';
import { rowKeys } from './review';
import { type Revised, type Revision, undone } from './revision';
import { useChoice } from './use-choice';
import { useLineEdits } from './use-line-edits';
import { type Places, useLineFocus } from './use-line-focus';
import { usePlaceKept } from './use-place-kept';
import { useUnfolded } from './use-unfolded';
import { notes } from './wording';

/** Reviewing is what a person does about the changes, and how far that has come. */
export interface Reviewing {
  /** Has a changed text checked and scored; null when that failed. */
  onRevise: (revised: Revised, revision: Revision) => Promise<Optimization | null>;
  /** The text before the last change, while that can be undone. */
  before: Revision | null;
  /** The keys of the changes the person has accepted. */
  kept: readonly string[];
  onKeep: (kept: readonly string[]) => void;
  isBusy: boolean;
  isChecking: boolean;
  /** How many requests are before this one, in words. */
  queue: string | null;
  onStop: () => void;
}

interface Options extends Reviewing {
  result: Optimization;
  rows: readonly Row[];
  places: Places;
}

/** useReviewing joins what can be done with single lines, with several at once, and with the last change. */
export function useReviewing({ result, rows, places, onRevise, kept, onKeep, ...rest }: Options) {
  const keepPlace = usePlaceKept(places.card);
  const { before, isBusy, isChecking, queue, onStop } = rest;
  const keys = useMemo(() => rowKeys(rows), [rows]);
  const keyOf = (row: Row) => keys.get(row) ?? '';
  const [note, setNote] = useState('');
  const setFocus = useLineFocus(places);
  const lineEdits = useLineEdits({ result, rows, keyOf, onRevise, isBusy, setFocus, setNote, keepPlace });
  const { choice, chosen, count, clear, toggleChoosing } = useChoice(rows);
  const unfolded = useUnfolded(keyOf);
  useEffect(() => {
    // A resume that is written anew has nothing to do with the last change.
    if (isBusy && !isChecking) setNote('');
  }, [isBusy, isChecking]);

  const putBackChosen = async () => {
    if (!(await onRevise('put-back', undone(result, rows, chosen)))) return setFocus('bar');
    toast({
      tone: 'success',
      title: 'Your words are back',
      description: 'The resume was checked and scored again with them.',
    });
    setNote(notes.putBack);
    toggleChoosing();
    setFocus('heading');
  };
  const undoLast = async () => {
    if (before && (await onRevise('undo', before))) setNote(notes.undone);
    setFocus('bar');
  };

  const tools: LineTools = {
    keyOf,
    isBusy,
    ...lineEdits,
    ...unfolded,
    choice,
    isKept: (row) => kept.includes(keyOf(row)),
    onKeep: (row, isKept) => {
      const others = kept.filter((key) => key !== keyOf(row));
      onKeep(isKept ? [...others, keyOf(row)] : others);
      setFocus({ line: keyOf(row) });
    },
  };
  const bar: BarState = {
    chosen: count,
    onClear: clear,
    onPutBack: () => void keepPlace(putBackChosen),
    note,
    percentage: result.analysis?.matching_percentage,
    onUndoLast: before ? () => void keepPlace(undoLast) : null,
    isBusy,
    isChecking,
    queue,
    onStop,
  };
  return { tools, bar, toggleChoosing };
}
