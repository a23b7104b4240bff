import type { Requirement } from '../posting/requirement.js';
import type { Ask, Coverage } from './cover.js';
import type { EvidenceIndex } from './evidence-index.js';

/** Match is what a matcher of one kind found out about a requirement. */
export interface Match {
  /** Place of a line → how surely it shows what is asked, 0 to 1. Below 0.6 it shows something less. */
  lines: Map<number, number>;
  /** proven: the lines show all that is asked. refuted: they show less than that, or the thing is not there. */
  verdict: 'proven' | 'open' | 'refuted';
  why: string;
}

/** Asked is one wording of a requirement, as matchers see it. */
export interface Asked {
  text: string;
  kind: Requirement['kind'];
  today: Date;
  ask: Ask;
  /** How far each line of the index covers the wording. */
  coverages: (Coverage | undefined)[];
}

/** A Matcher answers undefined when the requirement asks nothing of its kind. */
export type Matcher = (asked: Asked, index: EvidenceIndex) => Match | undefined;
