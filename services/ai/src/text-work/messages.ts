import type { TextStage } from '../text/text-worker.js';
import type { TaskName } from './text-work.js';

/** TextRequest is one piece of work for a thread, which does one at a time. */
export interface TextRequest {
  name: TaskName;
  input: unknown;
}

/** TextReply is what a thread says: that it can work, where it is, and how the work ended. */
export type TextReply =
  { kind: 'ready' } | { kind: 'stage'; stage: TextStage } | { kind: 'done'; output: unknown } | Failure;

interface Failure {
  kind: 'failed';
  /** For the log: the stack of what was thrown. */
  detail: string;
}
