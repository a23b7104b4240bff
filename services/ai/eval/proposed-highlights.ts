import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEdits, type AskedEdits } from '../src/engine/openai/edits/ask-edits.js';
import { noProposals, type Proposal } from '../src/engine/openai/edits/edits-answer.js';
import { withoutDoubted } from '../src/engine/openai/edits/findings.js';
import { highlightsMax } from '../src/engine/openai/edits/highlights.js';
import { type NumberedLine, numberResume } from '../src/engine/openai/edits/numbered-resume.js';
import { writeEdits } from '../src/engine/openai/edits/write-edits.js';
import { completeOptimization } from '../src/results/complete-optimization.js';
import { chosenOn, evalFolder, plain } from './chosen-lines.js';
import type { Written } from './written-highlights.js';

/** ProposedFigures says what becomes of highlights that editors wrote, proposed as a model proposes them. */
export interface ProposedFigures {
  /** How many have lines that the resume is read to have. */
  proposed: number;
  /** Of these, the shares that stand in the result behind their names, and without. */
  named: number;
  bare: number;
}

/** proposedFigures sends highlights through everything that a model's go through, but for its own second reading. */
export function proposedFigures(all: readonly Written[]): ProposedFigures {
  const texts = all.map(become);
  const sum = (of: (each: (typeof texts)[number]) => number) => texts.reduce((total, each) => total + of(each), 0);
  const proposed = sum((each) => each.proposed);
  return { proposed, named: sum((each) => each.named) / proposed, bare: sum((each) => each.bare) / proposed };
}

/** withNamesMoved puts each name before the highlight below it, where it is hardly ever true. */
export function withNamesMoved(all: readonly Written[]): Written[] {
  return all.map(({ folder, highlights }) => {
    const labels = highlights.map(({ label }) => label);
    return { folder, highlights: highlights.map((each, at) => ({ ...each, label: labels.at(at - 1) ?? '' })) };
  });
}

/** tailorWith is what a person gets when a model proposes highlights and nothing else. */
export function tailorWith({ folder, highlights }: Written) {
  const [resumeText, jobDescription] = ['resume.txt', 'posting.txt'].map((file) =>
    readFileSync(join(evalFolder, folder, file), 'utf8'),
  ) as [string, string];
  const request = { resumeText, jobDescription, style: 'standard' as const };
  const asked = askEdits({ request, tokens: tokensMax, today: chosenOn });
  const numbered = asked && numberResume(request, asked.layout);
  if (!numbered) return { text: '', proposals: [] };
  const proposals = highlights
    .slice(0, highlightsMax)
    .map(({ label, text, lines }): Proposal => ({
      name: label,
      text,
      lines: numbersOf(lines, numbered.lines),
      serves: [],
    }))
    .filter(({ lines }) => lines.length > 0);
  return { text: finish({ request, asked, proposals }), proposals };
}

const tokensMax = 100_000;

interface ToFinish {
  request: Parameters<typeof completeOptimization>[0]['request'];
  asked: AskedEdits;
  proposals: Proposal[];
}

function finish({ request, asked, proposals: highlights }: ToFinish): string {
  const proposals = { ...noProposals, highlights };
  const left = withoutDoubted({ request, asked, proposals, today: chosenOn });
  const draft = { ...writeEdits({ request, asked, proposals: left.proposals }), askedAt: chosenOn };
  return completeOptimization({ request, draft }, () => undefined).optimizedResume;
}

function become(written: Written) {
  const { text, proposals } = tailorWith(written);
  const rows = new Set(text.split('\n').map((row) => plain(row)));
  const isNamed = ({ name = '', text: said }: Proposal) => rows.has(plain(`${name}: ${said}`));
  const bare = proposals.filter((each) => !isNamed(each) && rows.has(plain(each.text)));
  return { proposed: proposals.length, named: proposals.filter(isNamed).length, bare: bare.length };
}

/** Lines are cited by their numbers; one that an editor quoted may have been read as several. */
function numbersOf(quoted: readonly string[], lines: readonly NumberedLine[]): number[] {
  const said = quoted.map(plain);
  const isQuoted = (text: string) => {
    const own = plain(text);
    return (
      own !== '' &&
      said.some((each) => each === own || ` ${each} `.includes(` ${own} `) || ` ${own} `.includes(` ${each} `))
    );
  };
  return lines.filter(({ text, sources }) => [text, ...sources].some(isQuoted)).map(({ number }) => number);
}
