import type { Analysis } from '@tailwright/contracts/analysis';
import { analyse } from '../src/analysis/analyse.js';
import { guardResume } from '../src/facts/guard.js';
import { otherTexts } from '../src/testing/other-texts.js';
import { today } from './corpus.js';
import { seeded } from './mutations/random.js';

/** Relation is one law of the score, with the cases it was asked in and those that broke it. */
export interface Relation {
  name: string;
  cases: number;
  broken: string[];
}

interface Pair {
  name: string;
  resume: string;
  posting: string;
  before: Analysis;
}

const score = (posting: string, original: string, tailored = original) =>
  analyse({ jobDescription: posting, originalResume: original, tailoredResume: tailored, today });
const percentOf = (posting: string, original: string, tailored = original) =>
  score(posting, original, tailored).matching_percentage;

/** One law: the number of cases it asks of a pair, and what broke it. */
type Law = (pair: Pair) => { cases: number; broken: string[] };

const chatter = [
  'The weather was lovely and the garden full of tulips, roses and bees.',
  'Enjoys long walks, jazz records and baking sourdough on Sundays.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
];

const never = (cases: number, broken: string[]) => ({ cases, broken });

const laws: Record<string, Law> = {
  'identical input gives identical bytes, 100 times': ({ resume, posting, before, name }) => {
    const expected = JSON.stringify(before);
    const scoredAnew = () => {
      for (const other of otherTexts) score(other.posting, other.resume);
      return JSON.stringify(score(posting, resume));
    };
    const broken = Array.from({ length: 100 }, scoredAnew).filter((each) => each !== expected);
    return never(100, broken.length > 0 ? [name] : []);
  },
  'adding a keyword the posting asks for never lowers it': ({ resume, posting, before, name }) => {
    const lower = before.keywords.filter(
      ({ keyword }) => percentOf(posting, `${resume}\nSkills: ${keyword}\n`) < before.matching_percentage,
    );
    return never(
      before.keywords.length,
      lower.map(({ keyword }) => `${name}: ${keyword}`),
    );
  },
  'irrelevant text never raises it': ({ resume, posting, before, name }) => {
    const raising = chatter.filter((line) => percentOf(posting, `${resume}\n${line}`) > before.matching_percentage);
    return never(
      chatter.length,
      raising.map((line) => `${name}: ${line}`),
    );
  },
  'fabricated text in the tailored resume never raises it': ({ resume, posting, before, name }) => {
    const missing = before.keywords.filter((each) => each.match === 'none').map((each) => each.keyword);
    const lies = [
      ...missing.map((keyword) => `- Expert in ${keyword} with ten years of experience`),
      `- ${missing.join(', ')}`,
      '- PhD in the field, 25 years of experience, Chief Executive',
      // What the guard lets through of a pasted posting.
      guardResume({ original: resume, tailored: `${resume}\n${posting}`, today }).text,
    ];
    const raising = lies.filter((lie) => percentOf(posting, resume, `${resume}\n${lie}`) > before.original_percentage);
    return never(
      lies.length,
      raising.map((lie) => `${name}: ${lie.slice(0, 60)}`),
    );
  },
  'case, bullets, order and repetition change nothing': ({ resume, posting, before, name }) => {
    const changed: Record<string, string> = {
      capitals: resume.toUpperCase(),
      'small letters': resume.toLowerCase(),
      bullets: resume.replace(/^[•●*-] /gm, '◦ '),
      order: shuffled(resume.split('\n')).join('\n'),
      repetition: `${resume}\n${resume}\n${resume}`,
    };
    const broken = Object.keys(changed).filter(
      (way) => percentOf(posting, changed[way] ?? '') !== before.matching_percentage,
    );
    return never(
      5,
      broken.map((way) => `${name}: ${way}`),
    );
  },
};

function shuffled(lines: string[]): string[] {
  const random = seeded(7);
  return lines
    .map((line) => ({ line, at: random.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

/** Names that are easily lost: signs, single letters, other scripts. */
const names = 'C#;C++;.NET;Go;R;CI/CD;UX;Node.js;F#;Управление проектами;项目管理;データ分析;Ελληνικά;מדעי המחשב'.split(
  ';',
);

function findsNames(): Relation {
  const broken = names.filter((name) => {
    const posting = `Requirements:\n- Experience with ${name}, Docker, Jest, Redis and Kafka`;
    const { keywords } = score(posting, `Mia Roth\nSkills\n${name}, Excel`);
    return !keywords.some((each) => each.keyword.toLowerCase() === name.toLowerCase() && each.match === 'exact');
  });
  return { name: 'C#, C++, .NET, Go, R, CI/CD and other scripts are found', cases: names.length, broken };
}

/** measureScore asks every law of every resume and posting. */
export function measureScore(resumes: string[], postings: string[]): Relation[] {
  const pairs = resumes.flatMap((resume, row) =>
    postings.map((posting, column): Pair => {
      return { name: `resume ${row}, posting ${column}`, resume, posting, before: score(posting, resume) };
    }),
  );
  const relations = Object.entries(laws).map(([name, law]): Relation => {
    // A hundred repeats of everything would take minutes and show no more.
    const asked = name.includes('100 times') ? pairs.filter((_pair, index) => index % 9 === 0) : pairs;
    const answers = asked.map(law);
    return {
      name,
      cases: answers.reduce((sum, each) => sum + each.cases, 0),
      broken: answers.flatMap((each) => each.broken),
    };
  });
  return [...relations, findsNames()];
}
