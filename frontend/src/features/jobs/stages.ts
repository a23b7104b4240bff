import type { JobKind, JobState } from '@tailwright/contracts/jobs';

type Stage = JobState['stage'];

const order: Stage[] = ['waiting', 'reading', 'writing', 'checking', 'scoring', 'finished'];

const names: Record<JobKind, Partial<Record<Stage, string>>> = {
  optimize: {
    waiting: 'Waiting for a free writer',
    reading: 'Reading your resume and the job description',
    writing: 'Writing your tailored resume',
    checking: 'Checking every line against your original',
    scoring: 'Measuring the match',
  },
  build: {
    waiting: 'Waiting for a free writer',
    reading: 'Reading your details',
    writing: 'Writing your resume',
    checking: 'Checking every line against your details',
  },
  'cover-letter': {
    waiting: 'Waiting for a free writer',
    reading: 'Reading your resume and the job description',
    writing: 'Writing your letter',
    checking: 'Checking every line against your resume',
  },
};

export interface StageLine {
  stage: Stage;
  name: string;
  progress: 'done' | 'current' | 'ahead';
}

/** stageLines lists what a job of this kind goes through, and where it is. */
export function stageLines({ kind, stage }: Pick<JobState, 'kind' | 'stage'>): StageLine[] {
  const reached = order.indexOf(stage);
  const shown = order.flatMap((each) => {
    const name = names[kind][each];
    return name ? [{ stage: each, name, at: order.indexOf(each) }] : [];
  });
  // A stage this kind does not show counts as the last shown one before it.
  const current = shown.findLast((line) => line.at <= reached);
  return shown.map(({ stage: each, name, at }) => ({
    stage: each,
    name,
    progress: progressOf(at, current!.at, stage),
  }));
}

const progressOf = (at: number, current: number, stage: Stage): StageLine['progress'] => {
  if (at < current || stage === 'finished') return 'done';
  return at === current ? 'current' : 'ahead';
};

/** queueSentence tells a waiting person how many are before them. */
export function queueSentence(position: number): string {
  if (position <= 0) return 'You are next.';
  return position === 1 ? 'One request is before yours.' : `${position} requests are before yours.`;
}

/** queueOf is that sentence for work that waits, null for any other. */
export const queueOf = (running: { state: Pick<JobState, 'status' | 'position'> | null } | null): string | null =>
  running?.state?.status === 'queued' ? queueSentence(running.state.position) : null;

/** elapsedText counts whole seconds, as minutes and seconds from one minute on. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const rest = String(whole % 60).padStart(2, '0');
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${rest} s`;
}

/** withoutMarks takes the marks of headings and emphasis out of Markdown that is still being written. */
export const withoutMarks = (markdown: string): string =>
  markdown.replaceAll(/^#{1,6} +/gm, '').replaceAll(/(?<!\*)\*+(?! )/g, '');
