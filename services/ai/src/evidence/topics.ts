import { stem } from '../text/words.js';
import { filesOf, linesOf } from '../text/data-file.js';
import { stemsOf } from './thesaurus.js';

/** The topics of work a word belongs to, rising, with weights whose squares add up to 1. */
export interface WordTopics {
  topics: Int32Array;
  weights: Float32Array;
  /** How telling the word is: words of few topics more than those of many. */
  tells: number;
}

let loaded: Map<string, WordTopics> | undefined;

/**
 * topicsOfWord tells to which topics of work a stem belongs. A topic is a piece of work with the words in which people
 * speak of it, one a line of `data/topics`; two words of the same topics mean something alike in a resume.
 */
export function topicsOfWord(root: string): WordTopics | undefined {
  loaded ??= readTopics(filesOf('topics').flatMap(linesOf), new Set(linesOf('evidence/stop-words.txt').map(stem)));
  return loaded.get(root);
}

/** A word that stands in more topics than this tells nothing about any of them. */
const shareMax = 0.04;

function readTopics(lines: string[], stops: ReadonlySet<string>): Map<string, WordTopics> {
  const counts = new Map<string, Map<number, number>>();
  lines.forEach((line, topic) => {
    for (const term of line.split(',')) {
      const stems = stemsOf(term).filter((each) => !stops.has(each));
      for (const each of stems) {
        const own = counts.get(each) ?? new Map<number, number>();
        own.set(topic, (own.get(topic) ?? 0) + 1 / Math.sqrt(stems.length));
        counts.set(each, own);
      }
    }
  });
  const words = new Map<string, WordTopics>();
  for (const [word, own] of counts) {
    if (own.size > shareMax * lines.length) continue;
    const length = Math.hypot(...own.values());
    words.set(word, {
      topics: Int32Array.from(own.keys()),
      weights: Float32Array.from(own.values(), (weight) => weight / length),
      tells: Math.log(lines.length / own.size),
    });
  }
  return words;
}
