import { useEffect, useState } from 'react';
import { patiently } from '../../lib/lazily';
import type { Outline } from './outline';

/** Reading a long resume takes a tenth of a second: it waits until the person pauses. */
const pauseMs = 300;

/** useOutline follows a text as it changes. The grammar and its word lists are fetched when the first text is there. */
export function useOutline(text: string): { outline: Outline | null; hasFailed: boolean } {
  const [outline, setOutline] = useState<Outline | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      try {
        const { outlineOf } = await patiently(() => import('./outline'));
        if (isLeft) return;
        setOutline(outlineOf(text));
        setHasFailed(false);
      } catch (error) {
        console.error(error);
        if (!isLeft) setHasFailed(true);
      }
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text]);
  return { outline, hasFailed };
}
