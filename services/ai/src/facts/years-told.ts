import type { Evidence } from './evidence.js';
import type { Figure } from './numbers.js';

export function isYearsOfWork(figure: Figure, text: string): boolean {
  return (
    figure.time === 'year' &&
    /^.{0,4}\+?[\s-]{0,3}years?['’]?(?: of)?\s(?!old|ago|later|in a row)/i.test(
      text.slice(figure.end, figure.end + 30),
    ) &&
    /\b(?:experience|background|work|career|in|as|of)\b/i.test(text.slice(figure.end, figure.end + 80))
  );
}

export function isSaidSo(figure: Figure, evidence: Evidence): boolean {
  return evidence.sources.some((source) =>
    source.figures.some(
      (each) =>
        each.value === figure.value &&
        (each.time === 'year' || /^\s*(?:\+\s*)?y(?:ea)?rs?\b/i.test(source.text.slice(each.end, each.end + 8))),
    ),
  );
}
