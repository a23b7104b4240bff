import { type LetterToCheck, checkLetter } from '@tailwright/contracts/cover-letter';
import { limits } from '@tailwright/contracts/limits';
import { api } from '../../lib/api';
import { isOwn, letterDocument, wordsOf } from './document-lines';
import { useDocument } from './use-document';
import { useLiveCheck } from './use-live-check';

interface Options {
  /** What is edited: a kept letter, or the job that wrote one. */
  subject: string;
  letter: string;
  /** What the lines are checked against; without it nobody can check them. */
  about: Omit<LetterToCheck, 'ownLines'> | null;
}

/** useLetterEditor edits a letter line by line; what its own lines say and the resume does not is told at once. */
export function useLetterEditor({ subject, letter, about }: Options) {
  const edited = useDocument({
    subject,
    savedText: letter,
    open: () => ({ lines: letterDocument(letter), removed: [] }),
  });
  const { lines, isChanged } = edited;
  const text = isChanged ? edited.text.trimEnd() : letter;
  const ownLines = lines.filter(isOwn).map(wordsOf);
  const live = useLiveCheck({
    text,
    isChanged,
    isOn: about !== null && isChanged && ownLines.length > 0,
    check: (signal) =>
      api(checkLetter, { body: { ...about!, ownLines: ownLines.slice(0, limits.letterLinesMax) }, signal }),
  });
  return {
    document: edited,
    text,
    isChanged,
    problem:
      text.length > limits.letterCharsMax
        ? `This letter has ${text.length.toLocaleString('en')} characters; more than ${limits.letterCharsMax.toLocaleString('en')} cannot be saved.`
        : text.trim() === ''
          ? 'Nothing is left to save. Undo brings your lines back.'
          : null,
    unproven: ownLines.length === 0 ? [] : (live.checked?.unproven ?? []),
  };
}

export type LetterEditor = ReturnType<typeof useLetterEditor>;
