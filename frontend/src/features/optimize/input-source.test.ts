import { describe, expect, test } from '@jest/globals';
import {
  chooseFile,
  editAsText,
  changeReading,
  isChosen,
  isReading,
  noSource,
  removeFile,
  textOf,
  typeText,
} from './input-source';

const file = new File(['x'], 'resume.pdf');
const document = { text: 'Ada Lovelace', kind: 'pdf' as const, pages: 1, warnings: [] };
const read = changeReading(chooseFile(file), file, { status: 'read', document });

describe('one source at a time', () => {
  test('choosing a file clears the text', () => {
    expect(chooseFile(file)).toEqual({ text: '', chosen: { file, reading: { status: 'reading' } } });
  });

  test('typing something drops the file', () => {
    expect(typeText(read, 'a')).toEqual({ text: 'a', chosen: null });
  });

  test('typing blanks keeps the file', () => {
    expect(typeText(read, ' \n').chosen?.file).toBe(file);
  });

  test('emptying both leaves no source', () => {
    expect(isChosen(removeFile(read))).toBe(false);
    expect(isChosen(typeText(typeText(noSource, 'a'), ' '))).toBe(false);
  });
});

describe('reading a file', () => {
  test('its text is what is sent once it is read', () => {
    expect(isReading(chooseFile(file))).toBe(true);
    expect(textOf(chooseFile(file))).toBe('');
    expect(textOf(read)).toBe('Ada Lovelace');
  });

  test('an answer for a removed file changes nothing', () => {
    expect(changeReading(noSource, file, { status: 'read', document })).toBe(noSource);
  });

  test('an answer for a replaced file changes nothing', () => {
    const other = chooseFile(new File(['y'], 'other.pdf'));
    expect(changeReading(other, file, { status: 'read', document })).toBe(other);
  });

  test('a failed read keeps the file and gives its sentence', () => {
    const failed = changeReading(chooseFile(file), file, { status: 'failed', sentence: 'Damaged.' });
    expect(failed.chosen?.reading).toEqual({ status: 'failed', sentence: 'Damaged.' });
    expect(failed.chosen?.file).toBe(file);
    expect(textOf(failed)).toBe('');
  });

  test('edit as text moves the text and drops the file', () => {
    expect(editAsText(read)).toEqual({ text: 'Ada Lovelace', chosen: null });
  });

  test('edit as text without a read file changes nothing', () => {
    expect(editAsText(chooseFile(file)).chosen?.file).toBe(file);
  });
});
