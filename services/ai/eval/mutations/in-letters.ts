import { pools, type Pool } from './pools.js';
import type { Random } from './random.js';
import type { Planted } from './document.js';

const sentences: Record<string, [Pool, (piece: string) => string]> = {
  employer: ['employer', (piece) => `At ${piece}, I worked on similar tasks.`],
  title: ['title', (piece) => `I was ${/^[AEIOU]/.test(piece) ? 'an' : 'a'} ${piece} before.`],
  'number in words': ['words', (piece) => `I worked ${piece}.`],
  metric: ['metric', (piece) => `I improved our work, ${piece}.`],
  degree: ['degree', (piece) => `I hold a ${piece} in the field.`],
  institution: ['institution', (piece) => `I graduated from ${piece}.`],
  skill: ['skill', (piece) => `I have worked with ${piece} for years.`],
  certificate: ['certificate', (piece) => `I hold the ${piece} certification.`],
  award: ['award', (piece) => `I received ${piece}.`],
  client: ['client', (piece) => `I served clients such as ${piece}.`],
  scope: ['people', (piece) => `I ${piece.charAt(0).toLowerCase()}${piece.slice(1)} every day.`],
  'invented task': ['deed', (piece) => `I ${piece.charAt(0).toLowerCase()}${piece.slice(1)}.`],
};
export const letterKinds = Object.keys(sentences);

/** plantInLetter adds one sentence that says of the person what the original does not. */
export function plantInLetter(kind: string, letter: string, random: Random, original: string): Planted | undefined {
  const [pool, write] = sentences[kind] ?? [];
  if (!pool || !write) return undefined;
  const lower = original.toLowerCase();
  const free = pools[pool].filter((item) =>
    (item.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).every((word) => !lower.includes(word)),
  );
  const paragraphs = letter.split('\n\n');
  const at = paragraphs.findIndex((each) => /\bI\b/.test(each));
  if (kind === 'scope' && /supervis|manage|foreman|\bled\b/i.test(original)) return undefined;
  if (free.length === 0 || at < 0) return undefined;
  const sentence = write(random.pick(free));
  paragraphs[at] = `${paragraphs[at]} ${sentence}`;
  return { text: paragraphs.join('\n\n'), isIn: (text) => text.includes(sentence) };
}
