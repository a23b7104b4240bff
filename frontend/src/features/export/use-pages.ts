import { previewDocument } from '@tailwright/contracts/documents';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { useBackOnline } from '../../lib/use-back-online';
import type { Exported } from './formats';
import type { Look } from './kept-look';
import { type Pages, readPages } from './pages';

/** A pause in typing after which the pages are drawn anew. */
const pauseMs = 350;

/** Drawn are the pages of a text: those of what was typed before, while the new ones are on the way. */
export interface Drawn {
  pages: Pages | null;
  /** The last try failed: what is shown may be older than the text. */
  isFailed: boolean;
}

/** The pages drawn last: whoever comes back to them finds them. */
let last: { body: string; pages: Pages } | undefined;

/** usePages follows a text with the pages that its PDF has. */
export function usePages({ kind, markdown }: Pick<Exported, 'kind' | 'markdown'>, look: Look): Drawn {
  const { template, accent, density } = look;
  const body = { kind, markdown, template, accent, density, locale: navigator.language };
  const key = JSON.stringify(body);
  const [drawn, setDrawn] = useState<Drawn>({ pages: last?.body === key ? last.pages : null, isFailed: false });
  const [tries, setTries] = useState(0);
  const isFirst = drawn.pages === null;
  useEffect(() => {
    if (markdown.trim() === '') return setDrawn({ pages: null, isFailed: false });
    if (last?.body === key) return setDrawn({ pages: last.pages, isFailed: false });
    const left = new AbortController();
    const draw = async () => {
      try {
        const pages = await readPages(await api(previewDocument, { body, signal: left.signal }));
        if (left.signal.aborted) return;
        if (pages) last = { body: key, pages };
        setDrawn((before) => (pages ? { pages, isFailed: false } : failed(before)));
      } catch {
        if (!left.signal.aborted) setDrawn(failed);
      }
    };
    const timer = setTimeout(() => void draw(), isFirst ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // Not again when the first pages have come.
  }, [key, tries]);
  useBackOnline(drawn.isFailed, () => setTries((count) => count + 1));
  return drawn;
}

const failed = ({ pages }: Drawn): Drawn => ({ pages, isFailed: true });
