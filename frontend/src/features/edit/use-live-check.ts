import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api';

interface Options<Checked> {
  text: string;
  /** Whether the text is another than the one whose facts are known. */
  isChanged: boolean;
  isOn: boolean;
  check: (signal: AbortSignal) => Promise<Checked>;
}

/** Short, so that the figures follow within half a second; long enough that not every key of a word is a call. */
const quietMs = 120;
/** A check that failed is tried again: the connection may be back, or fewer people wait. */
const againMs = 4_000;

/** What a server refuses for its content, it refuses again. */
const canPass = (error: unknown) => !(error instanceof ApiError) || error.status === 429 || !isRefused(error.status);
const isRefused = (status: number) => status >= 400 && status < 500;

interface Known<Checked> {
  text: string;
  checked: Checked;
}

/** useLiveCheck checks a text while it is typed. It answers the last check, and whether that is of the text as it is. */
export function useLiveCheck<Checked>({ text, isChanged, isOn, check }: Options<Checked>) {
  const [known, setKnown] = useState<Known<Checked> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isKnown = known?.text === text;
  useEffect(() => {
    if (!isOn || isKnown) return;
    const left = new AbortController();
    const begin = async () => {
      try {
        const checked = await check(left.signal);
        if (!left.signal.aborted) setKnown({ text, checked });
      } catch (error) {
        if (!left.signal.aborted && canPass(error)) timer = setTimeout(() => setAttempt((count) => count + 1), againMs);
      }
    };
    let timer = setTimeout(() => void begin(), quietMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // A check is of a text; everything else that it needs stays the same while one is typed.
  }, [text, isOn, isKnown, attempt]);
  return { checked: isChanged || isKnown ? (known?.checked ?? null) : null, isCurrent: !isChanged || isKnown };
}
