import { useEffect, useState } from 'react';
import { patiently } from '../../lib/lazily';
import type { Concern } from './concern';
import { ConcernNote } from './concern-note';

/** A note that comes and goes with every letter would be read aloud each time. */
const pauseMs = 300;

/** JobNote says at once what is wrong with a job description: a link, a resume in its place, another language. */
export function JobNote({ text }: { text: string }) {
  const [concern, setConcern] = useState<Concern | undefined>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found =
        text.trim() === '' ? undefined : (await patiently(() => import('./job-concern'))).findJobConcern(text);
      if (!isLeft) setConcern(found);
    };
    const timer = setTimeout(() => void look(), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text]);
  return <ConcernNote concern={concern} />;
}
