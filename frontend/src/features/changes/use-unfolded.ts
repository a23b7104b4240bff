import { useState } from 'react';
import type { Row } from './changes';
import type { LineTools } from './line-tools';

/** useUnfolded remembers by their lines which runs stand open, since an edit in the middle of a run makes two of it. */
export function useUnfolded(keyOf: (row: Row) => string): Pick<LineTools, 'isUnfolded' | 'onUnfold'> {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  return {
    isUnfolded: (row) => unfolded.has(keyOf(row)),
    onUnfold: (rows, isOpen) =>
      setUnfolded((before) => {
        const next = new Set(before);
        for (const key of rows.map(keyOf)) {
          if (isOpen) next.add(key);
          else next.delete(key);
        }
        return next;
      }),
  };
}
