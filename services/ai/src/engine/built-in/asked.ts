import { strengthWeight } from '@tailwright/contracts/match-percentage';
import type { EvidenceLine } from '../../evidence/find-evidence.js';
import type { PostingEvidence } from '../../evidence/posting-evidence.js';
import type { Requirement } from '../../posting/requirement.js';
import { namesIn } from './names.js';

/** AskedName is a thing that a posting asks for by its name. */
export interface AskedName {
  /** As the posting writes it. */
  text: string;
  /** The ids of the requirements that name it. */
  requirements: string[];
  weight: number;
  isCredential: boolean;
}

/** Found is a requirement that a resume proves for sure, and where the line begins that proves it. */
export interface Found {
  requirement: Requirement;
  start: number;
}

export interface Proven extends Found {
  weight: number;
}

/** Asked is what a posting asks for: its requirements, the names in them, and which own lines of a resume prove them. */
export class Asked {
  readonly requirements: readonly Requirement[];
  readonly names = new Map<string, AskedName>();
  /** What a resume proves for sure, with the line that proves it best. */
  readonly found: Found[] = [];
  /** By where a line begins; a paragraph has one for each of its sentences. */
  private readonly proofs = new Map<number, Proof[]>();
  /** For each requirement that some line proves well, where that line begins; the best proven first. */
  readonly best: Proven[] = [];
  private readonly answers: (Answer & OwnLine)[] = [];

  constructor(requirements: readonly Requirement[]) {
    this.requirements = requirements.filter(({ isScored }) => isScored);
    for (const { id, text, strength } of this.requirements) {
      for (const name of namesIn(text)) {
        const weight = strengthWeight[strength];
        const known = this.names.get(name.key);
        if (!known) {
          const { key, text: written, isCredential } = name;
          this.names.set(key, { text: written, requirements: [id], weight, isCredential });
        } else {
          if (!known.requirements.includes(id)) known.requirements.push(id);
          known.weight = Math.max(known.weight, weight);
        }
      }
    }
  }

  /** The ids of the requirements that say something. */
  saying(isSaidIn: (text: string) => boolean): string[] {
    return this.requirements.filter(({ text }) => isSaidIn(text)).map(({ id }) => id);
  }

  /** What is found for sure of one kind: the requirement and the line that proves it best. */
  foundOf(kind: Requirement['kind']): Found[] {
    return this.found.filter(({ requirement }) => requirement.kind === kind);
  }

  /** Notes which lines of a resume prove what is asked. */
  prove(found: PostingEvidence): void {
    for (const requirement of this.requirements) {
      const { answer, lines = [] } = found.get(requirement)?.evidence ?? {};
      const [best] = lines;
      if (answer === 'not_found' || best === undefined) continue;
      for (const { span, text, weight } of lines)
        if (weight >= closeMin) this.answers.push({ start: span.start, text, requirement, weight });
      if (answer === 'found') this.found.push({ requirement, start: best.span.start });
      const keys = new Set(namesIn(requirement.text).map(({ key }) => key));
      const isSure = ({ weight, text }: EvidenceLine) => weight >= sureMin && namesOneOf(keys, text);
      const sure = lines.find(isSure);
      if (sure) this.best.push({ requirement, start: sure.span.start, weight: sure.weight });
      for (const line of lines.filter(({ weight }) => weight >= Math.max(provenMin, best.weight * bestShare)))
        this.note(requirement, line, isSure(line));
    }
  }

  private note({ id, strength }: Requirement, { span, text, weight }: EvidenceLine, isSure: boolean): void {
    const proofs = this.proofs.get(span.start) ?? [];
    this.proofs.set(span.start, [...proofs, { id, text, worth: weight * strengthWeight[strength], isSure }]);
  }

  /** The ids of the requirements that a line proves so well that it may be held beside them. */
  surelyProvenBy(line: OwnLine): string[] {
    return this.proofsBy(line).flatMap(({ id, isSure }) => (isSure ? [id] : []));
  }

  /** The requirements that a line comes close to, and how close. */
  answersOf(line: OwnLine): Answer[] {
    return this.answers.filter(({ start, text }) => start === line.start && isPartOf(text, line.text));
  }

  /** How much a line proves of what is asked. */
  worthOf(line: OwnLine): number {
    return this.proofsBy(line).reduce((total, { worth }) => total + worth, 0);
  }

  /** What a line proves, or a sentence of it. */
  private proofsBy({ text, start }: OwnLine): Proof[] {
    const proofs = this.proofs.get(start) ?? [];
    return proofs.filter((proof) => isPartOf(proof.text, text));
  }
}

/** OwnLine is a line of a resume, or a sentence of a paragraph, and where the line or paragraph begins. */
export interface OwnLine {
  text: string;
  start: number;
}

/** A line proves what a sentence of it proves, and a sentence what its line does. */
function isPartOf(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** Answer is a requirement that a line comes close to, and the chance that it proves it, 0 to 1. */
export interface Answer {
  requirement: Requirement;
  weight: number;
}

/** That a line, or a sentence of it, comes close to a requirement. */
interface Proof {
  id: string;
  text: string;
  worth: number;
  isSure: boolean;
}

/** Where a requirement names a tool, another tool of its kind is no answer to hold beside it. */
function namesOneOf(keys: ReadonlySet<string>, text: string): boolean {
  return keys.size === 0 || namesIn(text).some(({ key }) => keys.has(key));
}

/** From here on a line is counted among those that answer what is asked. */
const closeMin = 0.65;
/** Below this a line is too far from what is asked to stand before others for it. */
const provenMin = 0.7;
/** From here on a line may be shown as the answer to what is asked. */
const sureMin = 0.85;
/** Lines nearly as good as the best one prove it as well. */
const bestShare = 0.85;
