import { useEffect, useReducer, useRef, useState } from 'react';

interface Options {
  text: string;
  isChanged: boolean;
  /** Something else is under way that a save must wait for. */
  isBusy: boolean;
  /** Saves the text as it is now, and answers whether that worked. */
  save: () => Promise<boolean>;
}

/** One version for each pause in the work, not for each line. */
const quietMs = 10_000;

/** useSaving saves what was changed after a pause, when the editor is left, and when the connection is back. */
export function useSaving({ text, isChanged, isBusy, save }: Options) {
  const [isWanted, setIsWanted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ save, isChanged });
  latest.current = { save, isChanged };
  const running = useRef<Promise<void>>(null);
  const rendered = useRendered();

  const saveNow = (): Promise<void> => {
    running.current ??= (async () => {
      setIsSaving(true);
      const isSaved = await latest.current.save();
      setHasFailed(!isSaved);
      setIsSaving(false);
      setIsWanted(false);
      running.current = null;
    })();
    return running.current;
  };

  useEffect(() => {
    if (isWanted && isChanged && !isBusy && !isSaving) void saveNow();
    if (!isChanged) setIsWanted(false);
  }, [isWanted, isChanged, isBusy, isSaving]);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => setIsWanted(true), quietMs);
    return () => clearTimeout(timer);
  }, [text, isChanged]);

  useEffect(() => {
    const want = () => latest.current.isChanged && setIsWanted(true);
    const onHidden = () => document.visibilityState === 'hidden' && want();
    window.addEventListener('online', want);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', want);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);

  return {
    isSaving,
    hasFailed: hasFailed && isChanged,
    /** Saves soon: the editor is left. */
    want: () => latest.current.isChanged && setIsWanted(true),
    /** Saves at once, before something else is done with the text. */
    saveNow: async () => {
      // Each time what the save changed is rendered first: who goes on must see it, and it must not be saved twice.
      if (running.current) await running.current.then(rendered);
      if (latest.current.isChanged) await saveNow().then(rendered);
    },
  };
}

/** useRendered answers a promise of the next render, which has everything that was set before it was asked for. */
function useRendered(): () => Promise<void> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => waiting.current.splice(0).forEach((resolve) => resolve()));
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      render();
    });
}
