import type { Row } from './changes';
import type { LineEditing } from './line-editor';

/** LineTools is what a person can do with the lines of the list. */
export interface LineTools {
  /** Names a row in the page, so that the focus finds it again after a check. */
  keyOf: (row: Row) => string;
  isBusy: boolean;
  onUndo: (row: Row) => void;
  onEdit: (row: Row) => void;
  /** What the open editor of a row needs; null while it is closed. */
  editingOf: (row: Row) => LineEditing | null;
  isKept: (row: Row) => boolean;
  onKeep: (row: Row, isKept: boolean) => void;
  /** Present while several lines are chosen to go back together. */
  choice: { isChosen: (row: Row) => boolean; onToggle: (row: Row) => void } | null;
  /** Whether the run of unchanged lines that a row belongs to stands open. */
  isUnfolded: (row: Row) => boolean;
  onUnfold: (rows: readonly Row[], isOpen: boolean) => void;
}
