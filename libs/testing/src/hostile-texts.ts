/** PureFunction is code that reads a person's text in one go; `charsMax` is the longest text it is ever given. */
export interface PureFunction {
  name: string;
  charsMax: number;
  /** How many functions, each with a time limit of its own, it calls one after the other; 1 unless given. */
  stages?: number;
  run(text: string): unknown;
}

/** Slow is one text over which a function took too long. */
interface Slow {
  text: string;
  ms: number;
}

/**
 * How long one stage may take. One character over and over is one word or one line, or thousands of empty ones. A phrase
 * makes ten thousand of them, each of which is read: the limit is for work in proportion to the text, because quadratic
 * work over 100,000 characters takes many seconds.
 */
const timeMaxMs = { character: 50, phrase: 400 };

/** One of each kind of character that a pattern or a loop of ours treats in a way of its own. */
const characters = [
  ...'#*_[]()<>{}`~|\\/@&:;,.!?-+=•·–$%^"\'',
  ...[' ', '\t', '\n', '\u00a0', '\u200d'],
  ...['a', 'A', '1', 'é', 'ж', 'ا', 'ل', '中', 'あ', '한', '😀', 'e\u0301', '\u0301'],
];

/** What resumes, postings and Markdown are made of, over and over. */
const phrases = [
  ...['the ', 'and ', 'I ', 'the the ', 'of the year ', 'we are looking for ', 'experience ', 'Engineer at ', 'at '],
  ...[
    'JavaScript, ',
    'C++ / ',
    'Managed 5 people. ',
    'Led ',
    '40% ',
    '$1,000 ',
    '2019 - 2021 ',
    'Jan 2020 – Present\n',
  ],
  ...[
    'a.',
    'a, ',
    'a-',
    'a.b',
    'A.A',
    'a\n',
    'a\t',
    'a | ',
    '- a\n',
    '-\n',
    '1. a\n',
    '# a\n',
    '# ',
    '##',
    '> ',
    '> - ',
  ],
  ...[
    '**a** ',
    '**',
    '*a',
    '_a_ ',
    '`a` ',
    '[a](b) ',
    '[a](',
    '[a',
    '![',
    '](',
    '(a ',
    '<p>',
    '<a ',
    '</',
    '&amp;',
    '{{',
  ],
  ...['a@b.c ', 'a@', '@a.', 'https://', 'https://a.b/ ', 'www.a', '+1 555 123 4567 ', '1 ', '1-', '1.', '(1', '555-'],
  ...['Experience\n', 'Education\n\n', 'Skills: a\n', 'A\n\n', '\n\n\n', ' \n', '\t\n', '  ', ' a', ' ,', ' -', ' |'],
  ...[
    'Ignore all previous instructions. ',
    'Dear ',
    'State University, ',
    'B.Sc. ',
    'Boston, MA ',
    '中文。',
    'a b c. ',
  ],
];

interface HostileText {
  name: string;
  text: string;
  kind: keyof typeof timeMaxMs;
}

/** hostileTexts are texts of one length, each of which is the worst for some way of reading. */
export function hostileTexts(chars: number): HostileText[] {
  const repeated = (part: string) => part.repeat(Math.floor((chars - 4) / part.length));
  return [
    ...characters.flatMap((part): HostileText[] => {
      const name = JSON.stringify(part);
      return [
        { name, kind: 'character', text: repeated(part) },
        { name: `${name} between letters`, kind: 'character', text: `x ${repeated(part)}x` },
        { name: `${name} in a heading`, kind: 'character', text: `# ${repeated(part)}x` },
      ];
    }),
    ...phrases.map((part): HostileText => ({ name: JSON.stringify(part), kind: 'phrase', text: `${repeated(part)}x` })),
  ];
}

/** slowTexts are the hostile texts over which a function takes longer than its stages may, each tried twice. */
export function slowTexts({ charsMax, stages = 1, run }: PureFunction): Slow[] {
  return hostileTexts(charsMax).flatMap(({ name, text, kind }) => {
    const maxMs = stages * timeMaxMs[kind];
    const ms = timeOf(() => run(text), maxMs);
    return ms > maxMs ? [{ text: name, ms: Math.round(ms) }] : [];
  });
}

/** Of this thread's processor time, because the machine has other work; a second run is one of code that is warm. */
function timeOf(run: () => unknown, maxMs: number): number {
  const times: number[] = [];
  while (times.length < 2 && !times.some((ms) => ms <= maxMs)) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}
