import type { Edit, RemovedLine } from '@tailwright/contracts/optimize';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { splitWords } from '../text/words.js';
import type { Evidence, Source } from './evidence.js';

/** Shorter lines stand within too many others to be found there. */
const partCharsMin = 12;

/** Line is a line of the original, and its words in a row. */
interface Line {
  source: Source;
  text: string;
}

/** KnownEdits is what is known of the lines of a tailored text: which rest on which lines, and which the person typed. */
export class KnownEdits {
  private readonly byText: Map<string, Edit>;
  private readonly sources: Line[];
  /** Lines of the original in whose place the person put their own, or nothing. */
  private readonly replaced: ReadonlySet<string>;

  constructor(edits: readonly Edit[], evidence: Evidence, removed: readonly RemovedLine[] = []) {
    const own = edits.filter(({ kind }) => kind === 'own');
    // A line of the original may be two on the page.
    this.replaced = new Set(
      [...own, ...removed]
        .flatMap(({ lines }) => [...lines, lines.join(' ')].map(inOneForm))
        .filter((form) => form !== ''),
    );
    this.byText = new Map(edits.map((edit) => [inOneForm(edit.text), edit]));
    this.sources =
      edits.length === 0 ? [] : evidence.sources.map((source) => ({ source, text: inOneForm(source.text) }));
  }

  /** isOwn is true for a line the person typed: it is their own word, and nobody else's to judge. */
  isOwn(text: string): boolean {
    return this.byText.size > 0 && this.byText.get(inOneForm(text))?.kind === 'own';
  }

  /** isReplaced is true for a line of the original that the person took out or put their own in the place of. */
  isReplaced(line: string): boolean {
    return this.replaced.size > 0 && this.replaced.has(inOneForm(line));
  }

  /** citedBy are the lines of the original that a line says it rests on; undefined when it says nothing, or cites another entry's. */
  citedBy(text: string, entry: Entry | undefined): Source[] | undefined {
    if (this.byText.size === 0) return undefined;
    const edit = this.byText.get(inOneForm(text));
    if (!edit || edit.lines.length === 0) return undefined;
    const cited = edit.lines.flatMap((line) => this.sourcesOf(inOneForm(line)));
    const isElsewhere =
      entry !== undefined && cited.some((source) => source.entry !== undefined && source.entry !== entry);
    return cited.length === 0 || isElsewhere ? undefined : cited;
  }

  private sourcesOf(line: string): Source[] {
    const same = this.sources.filter(({ text }) => text === line);
    const found = same.length > 0 ? same : this.sources.filter(({ text }) => isPart(line, text) || isPart(text, line));
    const read = found
      .filter(({ text }) => text !== line && isPart(text, line))
      .flatMap((each) => this.besides(each, line));
    return [...new Set([...found, ...read].map(({ source }) => source))];
  }

  /** A line that was cited may have been read as the end of one line and the next, or as a label and what it says. */
  private besides({ source }: Line, cited: string): Line[] {
    return this.sources
      .filter((each) => Math.abs(each.source.id - source.id) === 1)
      .filter(({ text }) => isIn(endOf(text), cited) || isIn(startOf(text), cited));
  }

  /** stillIn are the edits whose line stands in a text, in the order of the text. */
  stillIn(markdown: string, edits: readonly Edit[]): Edit[] {
    if (edits.length === 0) return [];
    const text = ` ${inOneForm(markdown)} `;
    return edits
      .map((edit) => ({ edit, at: text.indexOf(` ${inOneForm(edit.text)} `) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
      .map(({ edit }) => edit);
  }
}

function isPart(part: string, whole: string): boolean {
  return part.length >= partCharsMin && ` ${whole} `.includes(` ${part} `);
}

function isIn(words: string, line: string): boolean {
  return words !== '' && ` ${line} `.includes(` ${words} `);
}

/** So many words are not shared by chance. */
const sharedWords = 2;

const startOf = (line: string) => line.split(' ').slice(0, sharedWords).join(' ');
const endOf = (line: string) => line.split(' ').slice(-sharedWords).join(' ');

/** The words of a line in a row, without marks. */
function inOneForm(text: string): string {
  return splitWords(text)
    .map((word) => word.key)
    .join(' ');
}
