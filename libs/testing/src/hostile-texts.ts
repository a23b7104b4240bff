import { startProcessorClock } from './clocks.js';

/** PureFunction is code that reads a person's text in one go; `charsMax` is the longest text it is ever given. */
export interface PureFunction {
  name: string;
  charsMax: number;
  /** How long it may take, where its honest work over the longest text is more than the usual 50 ms. */
  maxMs?: number;
  /** The same for thousands of lines of which no two are the same, each of which is read. */
  differentLinesMaxMs?: number;
  run(text: string): unknown;
  /** The text as it is where it enters, with short lines; where given, a text of longer lines may take twice as long. */
  entering?(text: string): string;
}

/** Slow is one text over which a function took too long. */
interface Slow {
  text: string;
  ms: number;
}

/** How long a function may take over its longest text. */
const usualMaxMs = 50;

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
}

const differentLinesName = 'lines of which no two are the same';

/** Lines of common words of which no two are the same, so that nothing read before helps with the next. */
function differentLines(chars: number): string {
  const words = 'managed built led team system data client report project server design plan test sales store'.split(
    ' ',
  );
  const word = (nth: number) => words[nth % words.length];
  let text = '';
  for (let nth = 0; text.length < chars - 60; nth += 1) {
    const far = Math.floor(nth / words.length);
    text += `- ${word(nth)} ${word(far)} ${word(Math.floor(far / words.length))} with ${nth} ${word(nth * 7 + far)}\n`;
  }
  return text;
}

/** hostileTexts are texts of one length, each of which is the worst for some way of reading. */
export function hostileTexts(chars: number): HostileText[] {
  const repeated = (part: string) => part.repeat(Math.floor((chars - 4) / part.length));
  return [
    ...characters.flatMap((part) => {
      const name = JSON.stringify(part);
      return [
        { name, text: repeated(part) },
        { name: `${name} between letters`, text: `x ${repeated(part)}x` },
        { name: `${name} in a heading`, text: `# ${repeated(part)}x` },
      ];
    }),
    ...phrases.map((part) => ({ name: JSON.stringify(part), text: `${repeated(part)}x` })),
    { name: differentLinesName, text: differentLines(chars) },
  ];
}

/**
 * Each function is tried with a sixth of the texts, and with an eighteenth of the variants of a character, other ones than
 * its neighbour, so that a run of all tests stays short; `HOSTILE_TEXTS=all` tries all of them.
 */
function textsFor(name: string, charsMax: number): HostileText[] {
  const texts = hostileTexts(charsMax);
  if (process.env.HOSTILE_TEXTS === 'all') return texts;
  return texts.filter(
    (text, at) => text.name === differentLinesName || (at + name.length) % (isVariant(text) ? 18 : 6) === 0,
  );
}

const isVariant = ({ name }: HostileText) => / (?:between letters|in a heading)$/.test(name);

/** The same work takes up to so many times longer beside others; what is not linear takes a hundred times longer. */
const noise = 1.8;

/** slowTexts are the hostile texts over which a function takes longer than it may. */
export function slowTexts(pure: PureFunction): Slow[] {
  const { name: of, charsMax, maxMs = usualMaxMs, differentLinesMaxMs = maxMs, run, entering } = pure;
  const fixedMs = fixedMsOf(run);
  return textsFor(of, charsMax).flatMap(({ name, text }, at) => {
    const tooLong = noise * (name === differentLinesName ? differentLinesMaxMs : maxMs);
    if (!isAlwaysReadWhole(of, at) && isQuickByAQuarter(run, text, fixedMs, tooLong)) return [];
    const ms = timeOf((tries) => run(shortened(text, tries)), tooLong);
    if (ms <= tooLong) return [];
    const entersMs = entering ? timeOf((tries) => run(entering(shortened(text, tries))), tooLong) : ms;
    return entersMs > tooLong || ms > 2 * tooLong ? [{ text: name, ms: Math.round(ms) }] : [];
  });
}

/** One text in four, another one than its neighbour's; the functions of a family so read each text whole once. */
const isAlwaysReadWhole = (name: string, at: number) =>
  process.env.HOSTILE_TEXTS === 'all' || (at + name.length) % 4 === 0;

/**
 * isQuickByAQuarter reads a quarter of the text. Work that grew by the square would take 16 times longer over the
 * whole, all but what takes its time over any text: when even that is within the limit, the whole need not be read.
 */
function isQuickByAQuarter(run: (text: string) => unknown, text: string, fixedMs: number, tooLong: number): boolean {
  const end = text.at(-1) === 'x' ? 'x' : '';
  const quarter = text.slice(0, Math.floor(text.length / 4)) + end;
  const ms = processorMs(() => run(quarter));
  return fixedMs + Math.max(0, ms - fixedMs) * 16 <= tooLong;
}

/** How long a function takes over a text of one letter: the least of a few runs, each over another one. */
function fixedMsOf(run: (text: string) => unknown): number {
  return Math.min(...['a', 'b', 'c', 'd', 'e'].map((text) => processorMs(() => run(text))));
}

/** The first tries also compile what they run, and a busy machine needs more of them for one that nothing disturbs. */
const triesMax = 12;

/** Each try reads another text, or what is remembered of the one before would make it quick. */
function shortened(text: string, tries: number): string {
  return text.slice(0, text.length - 2 * tries);
}

/**
 * The best of a few runs, in milliseconds of processor time on the machine the limits were measured on: a run over the
 * limit is compared with work of a known size done right after it, so that a slow or busy core is not taken for slow code.
 */
function timeOf(run: (tries: number) => unknown, maxMs: number): number {
  let best = Infinity;
  for (let tries = 0; tries < triesMax && best > maxMs; tries += 1) {
    const ms = processorMs(() => run(tries));
    best = Math.min(best, ms > maxMs ? ms / slownessOfCore() : ms);
  }
  return best;
}

/** How long `knownWork` takes on an idle core of the machine that the limits were measured on. */
const knownWorkMs = 20;

/** How many times longer this core takes at this moment; 1 on a quicker one. */
function slownessOfCore(): number {
  return Math.max(1, processorMs(knownWork) / knownWorkMs);
}

const knownText = differentLines(100_000);

/** What readers do: patterns over a text, pieces of it, and a table of them. */
function knownWork(): number {
  const counts = new Map<string, number>();
  for (let round = 0; round < 10; round += 1) {
    for (const [word] of knownText.matchAll(/[a-z]+|\d+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const line of knownText.split('\n')) counts.set(line.toLowerCase(), line.trim().length);
  }
  return counts.size;
}

/** This thread's processor time, in milliseconds. */
function processorMs(run: () => unknown): number {
  const clock = startProcessorClock();
  run();
  return clock.ms();
}
