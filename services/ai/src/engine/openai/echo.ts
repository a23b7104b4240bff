import type { Prompt } from './chat.js';

const runLength = 6;
const marker = /<<<\s*(?:END\s+)?[A-Z]+(?: [A-Z]+)*(?:\s\S+)?\s*>>>/;

/**
 * withoutEcho drops the lines in which a model repeats its orders instead of following them. The documents' own words
 * are no echo, even where they are the same.
 */
export function withoutEcho(answer: string, { system, user }: Prompt): string {
  const said = new Set(runsOf(user));
  const orders = new Set(runsOf(system).filter((run) => !said.has(run)));
  const lines = answer.split('\n');
  const kept = lines.filter((line) => !marker.test(line) && !runsOf(line).some((run) => orders.has(run)));
  return kept.length === lines.length ? answer : kept.join('\n');
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(runLength - 1).map((_word, at) => words.slice(at, at + runLength).join(' '));
}
