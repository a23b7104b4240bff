import { describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { describeError } from './describe-error.js';

describe('an error in the log', () => {
  it('of a foreign kind keeps its name, code and frames, not its message', () => {
    const error = Object.assign(new SyntaxError('Unexpected token in "Jane Doe, 1 Main St"'), { code: '22P02' });
    const described = describeError(error);
    expect(described).toMatchObject({ name: 'SyntaxError', code: '22P02' });
    expect(JSON.stringify(described)).not.toContain('Jane');
    expect(described.frames).toContain('describe-error.test');
  });

  it('of ours keeps its message and internal detail', () => {
    const described = describeError(new AppError('internal', 'Sorry.', undefined, 'row 7 is gone'));
    expect(described).toMatchObject({ name: 'AppError', code: 'internal', message: 'Sorry.', detail: 'row 7 is gone' });
  });

  it('that is no error at all is named by its type', () => {
    expect(describeError('Jane Doe')).toEqual({ name: 'string' });
  });
});
