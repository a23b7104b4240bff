/** PureFunction is code that reads a person's text in one go; `charsMax` is the longest text it is ever given. */
export interface PureFunction {
  name: string;
  charsMax: number;
  run(text: string): unknown;
}

/** Slow is one text over which a function took too long. */
interface Slow {
  text: string;
  ms: number;
}

/** No pure function takes longer over any text; a regular expression of quadratic time takes seconds. */
const timeMaxMs = 50;

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

/** hostileTexts are texts of one length, each of which is the worst for some way of reading. */
export function hostileTexts(chars: number): { name: string; text: string }[] {
  const repeated = (part: string) => part.repeat(Math.floor((chars - 4) / part.length));
  return [...characters, ...phrases].flatMap((part) => [
    { name: JSON.stringify(part), text: repeated(part) },
    { name: `${JSON.stringify(part)} between letters`, text: `x ${repeated(part)}x` },
    { name: `${JSON.stringify(part)} in a heading`, text: `# ${repeated(part)}x` },
  ]);
}

/** slowTexts are the hostile texts over which a function takes longer than 50 ms, each tried twice. */
export function slowTexts({ charsMax, run }: PureFunction): Slow[] {
  return hostileTexts(charsMax).flatMap(({ name, text }) => {
    const ms = Math.min(...fewestRuns(() => run(text)));
    return ms > timeMaxMs ? [{ text: name, ms: Math.round(ms) }] : [];
  });
}

/** The processor is shared: only a second slow run, after the first has warmed the code up, says that the code is slow. */
function fewestRuns(run: () => unknown): number[] {
  const times: number[] = [];
  while (times.length < 2 && !times.some((ms) => ms <= timeMaxMs)) {
    const { user, system } = process.threadCpuUsage();
    run();
    const used = process.threadCpuUsage({ user, system });
    times.push((used.user + used.system) / 1_000);
  }
  return times;
}
