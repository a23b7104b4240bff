import { useState } from 'react';
import type { Row } from './changes';
import type { LineEditing } from './line-editor';
import { typedLine } from './markdown-line';
import { type Outcome, removedOutcome, typedOutcome, undoneKey } from './outcome';
import { type Revised, type Revision, type Tailored, removed, rewritten, undone } from './revision';
import type { LineFocus } from './use-line-focus';
import { notKeptSentence, notes } from './wording';

interface Options {
  result: Tailored;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  onRevise: (revised: Revised, revision: Revision) => Promise<Tailored | null>;
  isBusy: boolean;
  setFocus: (focus: LineFocus) => void;
  setNote: (note: string) => void;
  /** Does something that changes lines, and leaves what is in sight where it is. */
  keepPlace: (change: () => Promise<void>) => Promise<void>;
}

/** useLineEdits undoes, rewrites and removes single lines. What a person types stays until the result has it. */
export function useLineEdits({ result, rows, keyOf, onRevise, isBusy, setFocus, setNote, keepPlace }: Options) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [saving, setSaving] = useState<string | null>(null);

  const setDraft = (key: string, text: string | null) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (text === null) next.delete(key);
      else next.set(key, text);
      return next;
    });

  const focusRow = (key: string) => setFocus({ line: key });

  /** Where a line is gone, the one above it is next. */
  const keyAbove = (row: Row) => keyOf(rows[rows.indexOf(row) - 1] ?? row);

  const onUndo = async (row: Row) => {
    const answer = await onRevise('put-back', undone(result, rows, new Set([row])));
    if (answer) setNote(row.basis.length > 0 ? notes.putBack : notes.removed);
    focusRow(answer ? (undoneKey(answer, row) ?? keyAbove(row)) : keyOf(row));
  };

  const close = (row: Row) => {
    setDraft(keyOf(row), null);
    focusRow(keyOf(row));
  };

  const revise = async (row: Row, revised: 'edit' | 'remove', typed: string) => {
    const key = keyOf(row);
    setSaving(key);
    const answer = await onRevise(revised, revised === 'edit' ? rewritten(result, row, typed) : removed(result, row));
    setSaving(null);
    if (!answer) return focusRow(key);
    const isEdit = revised === 'edit';
    const outcome: Outcome = isEdit ? typedOutcome(answer, row, typed) : removedOutcome(answer, row, rows);
    setDraft(key, null);
    if (outcome.isAsMeant) setNote(isEdit ? notes.edited : notes.removed);
    else setNote(isEdit ? notKeptSentence(typed, outcome.key !== null) : notes.cameBack);
    // Nobody should have to type again what a check took out: the editor opens with it where the line was.
    if (isEdit && !outcome.isAsMeant && outcome.key !== null) setDraft(outcome.key, typed);
    focusRow(outcome.key ?? keyAbove(row));
  };

  const editingOf = (row: Row): LineEditing | null => {
    const key = keyOf(row);
    const text = drafts.get(key);
    if (text === undefined) return null;
    return {
      text,
      onType: (typed) => setDraft(key, typed),
      onSave: () => (typedLine(text) === row.text ? close(row) : void keepPlace(() => revise(row, 'edit', text))),
      onRemove: () => void keepPlace(() => revise(row, 'remove', text)),
      onCancel: () => close(row),
      isSaving: saving === key,
      isBusy,
    };
  };

  return {
    onUndo: (row: Row) => void keepPlace(() => onUndo(row)),
    onEdit: (row: Row) => setDraft(keyOf(row), row.text),
    editingOf,
  };
}
