import type { Prompt } from './chat.js';
import { wordRuns } from '../../text/word-runs.js';

const runLength = 6;
const marker = /<<<\s*(?:END\s+)?[A-Z]+(?: [A-Z]+)*(?:\s\S+)?\s*>>>/;

/**
 * withoutEcho drops the lines in which a model repeats its orders instead of following them. The documents' own words
 * are no echo, even where they are the same.
 */
export function withoutEcho(answer: string, { system, user }: Prompt): string {
  const said = new Set(wordRuns(user, runLength));
  const orders = new Set(wordRuns(system, runLength).filter((run) => !said.has(run)));
  const lines = answer.split('\n');
  const kept = lines.filter((line) => !marker.test(line) && !wordRuns(line, runLength).some((run) => orders.has(run)));
  return kept.length === lines.length ? answer : kept.join('\n');
}
