import { readFormLabel } from './form-labels.js';
import type { LogicalLine } from './logical-lines.js';

/** withFormFields makes each labelled title and employer right below a labelled line of a head one more line of that head. */
export function withFormFields(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  lines.forEach((line, at) => {
    const above = result[at - 1];
    const isBelow = above?.label === 'head' && line.blanksBefore === 0 && line.mark === undefined;
    const isPlain = line.label !== 'head' && line.label !== 'heading';
    if (isBelow && isPlain && readFormLabel(above.text) !== undefined && namesPost(line.text))
      result[at] = { ...line, label: 'head' };
  });
  return result;
}

function namesPost(text: string): boolean {
  const field = readFormLabel(text)?.field;
  return field === 'title' || field === 'organization';
}
