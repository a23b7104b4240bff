// `npm run eval -- layouts [ID …] [--json]`: resumes laid out in many ways, read back by the reader of the child process.
// What was not looked at while the reader was written, some layouts whole and two resumes in all others, stands apart.
import { type LaidOutResume, laidOutResumes } from './layouts/laid-out-resume.js';
import { heldOutLayouts, heldOutResumes, layOut, layoutNames, type LayoutName } from './layouts/lay-out.js';
import { plainTextOf, scoreGrammar } from './layouts/grammar-score.js';
import { type LayoutScore, type Share, addScores, measures, ratio, scoreLayout } from './layouts/layout-score.js';

const shareMin = 0.95;

interface Result {
  layout: LayoutName;
  resume: string;
  score: LayoutScore;
  /** Entries that the grammar of a resume reads whole. */
  read: Share;
}

const args = process.argv.slice(2);
const ids = args.filter((arg) => !arg.startsWith('--'));
const resumes = laidOutResumes().filter(({ id }) => ids.length === 0 || ids.includes(id));
const results: Result[] = [];
for (const layout of layoutNames) for (const resume of resumes) results.push(await measure(layout, resume));
report();

/** `scoreLayout` judges the text alone, `scoreGrammar` what is read from it. */
async function measure(layout: LayoutName, resume: LaidOutResume): Promise<Result> {
  const { text } = await layOut(layout, resume);
  return { layout, resume: resume.id, score: scoreLayout(text, resume), read: scoreGrammar(text, resume) };
}

function report(): void {
  console.log(`${''.padEnd(22)}${measures.map((measure) => measure.padStart(10)).join('')}`);
  const isSeen = ({ layout, resume }: Result) => !heldOutLayouts.includes(layout) && !heldOutResumes.includes(resume);
  const lows = [
    ...byLayout('seen while the reader was written', results.filter(isSeen)),
    ...byLayout(
      'held out',
      results.filter((result) => !isSeen(result)),
    ),
  ];
  lows.push(...byGrammar());
  if (args.includes('--json')) console.log(JSON.stringify(results));
  console.log(`layouts: ${results.length} files, ${lows.length} shares below ${shareMin}`);
  for (const low of lows) console.log(`  ${low}`);
  if (lows.length > 0) process.exitCode = 1;
}

/** What the grammar reads from each layout, against what it reads from the same resumes as plain text. */
function byGrammar(): string[] {
  const plain = ratio(sumOf(resumes.map((resume) => scoreGrammar(plainTextOf(resume), resume))));
  console.log(`entries read whole by the grammar; from plain text ${plain.toFixed(3)}`);
  return layoutNames.flatMap((layout) => {
    const share = ratio(sumOf(results.filter((result) => result.layout === layout).map((result) => result.read)));
    console.log(`  ${layout.padEnd(20)}${share.toFixed(3).padStart(10)}`);
    return share < shareMin * plain ? [`read by the grammar: ${layout}`] : [];
  });
}

function sumOf(shares: Share[]): Share {
  return {
    right: shares.reduce((total, each) => total + each.right, 0),
    all: shares.reduce((total, each) => total + each.all, 0),
  };
}

/** Prints one line a layout and gives the shares that are too small. */
function byLayout(title: string, some: Result[]): string[] {
  console.log(title);
  return layoutNames.flatMap((layout) => {
    const own = some.filter((result) => result.layout === layout);
    if (own.length === 0) return [];
    const score = addScores(own.map((result) => result.score));
    const shares = measures.map((measure) => ratio(score[measure]));
    console.log(`  ${layout.padEnd(20)}${shares.map((each) => each.toFixed(3).padStart(10)).join('')}`);
    return measures
      .filter((measure) => ratio(score[measure]) < shareMin)
      .map((measure) => `${title}: ${layout} ${measure}`);
  });
}
