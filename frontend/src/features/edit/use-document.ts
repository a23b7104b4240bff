import { isFence } from '@tailwright/resume-text/text/markdown';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { type DocumentLine, textOf } from './document-lines';
import { type History, historyOf, redone, stepped, typedInto, undone } from './history';
import { keepEditing, keptEditing } from './kept-editing';
import { type Changed, type Place, divided, joined, moved, pasted, removed, typed, withoutEmpty } from './line-changes';

interface State extends History {
  /** What was done, for those who do not see it; with each change another object, so that the same words are said again. */
  said: { text: string };
  /** Where the focus goes after the last change; null after typing, which moves the caret by itself. */
  focus: Place | null;
}

type Change = (lines: readonly DocumentLine[]) => Changed | null;

type Action =
  | { type: 'opened'; history: History }
  | { type: 'typed'; place: Place; text: string; nowMs: number }
  | { type: 'changed'; change: Change; otherwise: string }
  | { type: 'left'; id: string | null }
  | { type: 'undone' | 'redone' };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'opened':
      return { ...action.history, said: { text: '' }, focus: null };
    case 'typed': {
      const lines = typed(state.lines, action.place.id, action.text);
      return { ...state, ...typedInto(state, lines, action.place, action.nowMs), focus: null };
    }
    case 'changed': {
      const changed = action.change(state.lines);
      if (!changed) return { ...state, said: { text: action.otherwise }, focus: null };
      const { lines, place, said } = changed;
      return { ...state, ...stepped(state, { lines, place }), said: { text: said }, focus: place };
    }
    case 'left': {
      const lines = withoutEmpty(state.lines, action.id);
      // An empty line that is left is gone without a step of its own: nobody sees a difference.
      return lines.length === state.lines.length ? state : { ...state, lines, focus: null };
    }
    case 'undone':
    case 'redone': {
      const isBack = action.type === 'undone';
      const next = isBack ? undone(state) : redone(state);
      const nothing = isBack ? 'There is nothing to undo.' : 'There is nothing to redo.';
      if (next.lines === state.lines) return { ...state, said: { text: nothing } };
      const said = { text: isBack ? 'Undone.' : 'Redone.' };
      return { ...state, ...next, said, focus: placeAfter(state, next, isBack ? state.place : next.place) };
    }
  }
}

/** The caret goes where the change was; where that line is gone, into the one that stands in its place. */
function placeAfter(before: History, { lines, place }: History, wanted: Place | null): Place | null {
  const standing = [wanted, place].find((each) => each && lines.some(({ id }) => id === each.id));
  if (standing) return standing;
  const at = before.lines.findIndex(({ id }) => id === wanted?.id);
  const line = lines[Math.max(0, Math.min(at - 1, lines.length - 1))];
  return line ? { id: line.id, at: line.text.length } : null;
}

interface Options {
  /** What is edited: the changes of another subject are not these. */
  subject: string;
  version?: string | undefined;
  /** The text as the server has it. */
  savedText: string;
  /** Reads the lines of the saved text, with what had been taken out of it before. */
  open: () => { lines: DocumentLine[]; removed: KeptOpening['removed'] };
}

type KeptOpening = Pick<NonNullable<ReturnType<typeof keptEditing>>, 'opened' | 'removed' | 'version'>;

/** useDocument is a document that a person edits, with undo and redo; this tab keeps it through a reload. */
export function useDocument({ subject, version, savedText, open }: Options) {
  const opening = useRef<KeptOpening>(null);
  const fresh = (): History => {
    const { lines, removed: before } = open();
    opening.current = { opened: lines, removed: before, version };
    return historyOf(lines);
  };
  const first = (): State => {
    const kept = keptEditing(subject);
    const isUsable =
      kept !== null && (isSame(kept.savedText, savedText) || !isSame(textOf(kept.lines), kept.savedText));
    if (isUsable) opening.current = { opened: kept.opened, removed: kept.removed, version: kept.version };
    const history = isUsable ? historyOf(kept.lines, kept.past) : fresh();
    return { ...history, said: { text: '' }, focus: null };
  };
  const [state, dispatch] = useReducer(reduce, null, first);
  const edited = textOf(state.lines);
  const isChanged = !isSame(edited, savedText);
  // What nobody changed is downloaded, shared and checked letter by letter as it came.
  const text = isChanged ? edited : savedText;

  /** The text whose saving is under way, or the last that was saved from here. */
  const sent = useRef(savedText);
  const known = useRef({ savedText, version });
  useEffect(() => {
    if (known.current.savedText === savedText && known.current.version === version) return;
    const wasChanged = !isSame(text, known.current.savedText);
    known.current = { savedText, version };
    // What was saved from here is no news, and its history stays.
    if (isSame(savedText, sent.current) || isSame(savedText, text)) opening.current = { ...opening.current!, version };
    // What was typed and not saved yet stays, whatever another tab has saved meanwhile: the server is told what it follows.
    else if (!wasChanged) dispatch({ type: 'opened', history: fresh() });
  }, [savedText, version]);

  const { lines, past } = state;
  const keep = useRef(() => undefined as void);
  keep.current = () => {
    // What nobody has touched is on the server as it is.
    const isTouched = isChanged || past.length > 0;
    keepEditing(subject, isTouched ? { savedText, lines, past, ...opening.current! } : null);
  };
  useEffect(() => {
    // A moment of quiet: with each key it would be the work of a long list of steps.
    const timer = setTimeout(() => keep.current(), 150);
    return () => clearTimeout(timer);
  }, [subject, savedText, lines, past, version]);
  useEffect(() => {
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  // A result that was saved is another job: what was kept for the one before is kept for this one.
  const subjectBefore = useRef(subject);
  useEffect(() => {
    if (subjectBefore.current !== subject) keepEditing(subjectBefore.current, null);
    subjectBefore.current = subject;
  }, [subject]);

  return {
    lines,
    text,
    isChanged,
    canUndo: past.length > 0,
    canRedo: state.future.length > 0,
    said: state.said,
    focus: state.focus,
    opening: () => opening.current!,
    willSave: (being: string) => (sent.current = being),
    typing: useMemo(() => typingBy(dispatch), [dispatch]),
  };
}

export type EditedDocument = ReturnType<typeof useDocument>;

/** typingBy is what a person can do with the lines. It stays the same, so that a key in one line draws no other anew. */
function typingBy(dispatch: (action: Action) => void) {
  const change = (made: Change, otherwise = '') => dispatch({ type: 'changed', change: made, otherwise });
  return {
    type: (place: Place, words: string) => dispatch({ type: 'typed', place, text: words, nowMs: Date.now() }),
    divide: (place: Place) => {
      const newId = crypto.randomUUID();
      change((lines) => divided(lines, place, newId));
    },
    remove: (id: string) => change((lines) => removed(lines, id), 'The last line stays.'),
    join: (id: string) => change((lines) => joined(lines, id)),
    move: (place: Place, way: 'up' | 'down') =>
      change((lines) => moved(lines, place, way), `It cannot go further ${way}.`),
    paste: (place: Place & { until: number }, texts: readonly string[]) => {
      const newIds = texts.map(() => crypto.randomUUID());
      change((lines) => pasted(lines, place, { texts, newIds }));
    },
    leave: (id: string | null) => dispatch({ type: 'left', id }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
  };
}

export type Typing = ReturnType<typeof typingBy>;

/** The server trims what it keeps; blank lines at the ends, spaces at line ends and a last row of marks are no words. */
const isSame = (one: string, other: string) => inOneForm(one) === inOneForm(other);
const inOneForm = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line, at, all) => line !== '' && !(isFence(line) && all.slice(at + 1).every((each) => each === '')))
    .join('\n');
