import { useState } from 'react';
import type { Row } from './changes';
import type { LineTools } from './line-tools';

/** useChoice lets several lines be chosen, to go back to the person's words together. */
export function useChoice(rows: readonly Row[]) {
  const [isChoosing, setIsChoosing] = useState(false);
  // Rows of an earlier text are no rows of this one, so what was chosen there chooses nothing here.
  const [chosen, setChosen] = useState<ReadonlySet<Row>>(new Set());
  const choice: LineTools['choice'] = isChoosing
    ? { isChosen: (row) => chosen.has(row), onToggle: (row) => setChosen(toggled(chosen, row)) }
    : null;
  const clear = () => setChosen(new Set());
  return {
    choice,
    chosen,
    count: isChoosing ? rows.filter((row) => chosen.has(row)).length : 0,
    clear,
    toggleChoosing: () => {
      setIsChoosing(!isChoosing);
      clear();
    },
  };
}

function toggled(rows: ReadonlySet<Row>, row: Row): ReadonlySet<Row> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}
