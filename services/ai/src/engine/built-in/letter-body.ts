import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import { block, listed } from '@tailwright/resume-text/markdown';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry } from '@tailwright/resume-text/resume-document';
import type { LetterFacts } from './letter-facts.js';
import { trimSignsAtEnd } from '@tailwright/resume-text/split-cells';
import { tell, type Point } from './letter-points.js';
import type { Tone } from './letter-words.js';
import { isPlainName } from './job-facts.js';

/** letterBody is what stands between the opening and the closing of a letter; each style chooses and orders it in its own way. */
export const letterBody: Record<CoverLetterStyle, (facts: LetterFacts, tone: Tone) => string[]> = {
  standard: (facts, tone) => {
    const told = inOrder(
      worthTelling(facts)
        .filter((point) => tell(point) !== undefined)
        .slice(0, 3),
    );
    const quoted = closest(facts)
      .filter((point) => !told.includes(point))
      .slice(0, told.length > 1 ? 2 : 3);
    const lead =
      told.length > 0
        ? 'These lines of my resume also answer your posting:'
        : 'These lines of my resume come closest to what you ask for:';
    return [
      inSentences(told, facts.job),
      ...inList(lead, quoted),
      knowledge(facts, tone, ['used', 'credentials', 'languages']),
    ];
  },
  formal: (facts, tone) => [
    knowledge(facts, tone, ['credentials', 'languages', 'used', 'listed']),
    ...inList(
      'The following entries of my resume correspond to your requirements:',
      inOrder(closest(facts).slice(0, 4)),
    ),
  ],
  creative: (facts, tone) => {
    const pairs = pairsOf(facts).slice(0, 3);
    const story = pairs.length > 0 ? pairs.map(inPair) : inList('From my resume:', facts.points.slice(0, 2));
    return [...story, knowledge(facts, tone, ['languages', 'listed'])];
  },
  enthusiastic: (facts, tone) => [
    knowledge(facts, tone, ['used', 'listed']),
    ...inList(
      'Here are lines of my resume that I would love to talk about:',
      withFiguresFirst(closest(facts)).slice(0, 3),
    ),
    knowledge(facts, tone, ['languages', 'credentials']),
  ],
};

/** A line that is told need not prove a requirement whole, but it must have to do with one. */
const [toldWorthMin, severalWorth] = [0.5, 1];

function worthTelling({ points }: LetterFacts): Point[] {
  return points.filter(({ worth }) => worth >= toldWorthMin);
}

/** The points that prove a requirement well, or several nearly so. */
function closest({ points }: LetterFacts): Point[] {
  return points.filter(({ requirements, worth }) => requirements.length > 0 || worth >= severalWorth);
}

/** Tells points of one job after the other; an employer is named where its name can stand in a sentence. */
function inSentences(points: Point[], named: Entry | undefined): string {
  let last: Entry | undefined;
  return points
    .map((point, index) => {
      const { entry } = point;
      const isSame = entry === last;
      last = entry;
      return `${isSame ? 'I also' : `${placeOf(entry, named, index === 0)} I`} ${tell(point) ?? ''}.`;
    })
    .join(' ');
}

function placeOf(entry: Entry, named: Entry | undefined, isFirst: boolean): string {
  const { organization, dates } = entry;
  const isOther = isPlainName(organization) && organization !== named?.organization;
  if (isCurrent(dates)) return isOther ? `At ${organization},` : 'In my current position,';
  if (!isOther) return 'In an earlier position,';
  return isFirst && named === undefined ? `At ${organization},` : `Before that, at ${organization},`;
}

function inOrder(points: Point[]): Point[] {
  return [...points].sort((a, b) => a.index - b.index);
}

function withFiguresFirst(points: Point[]): Point[] {
  const best = points.slice(0, 8);
  return [...best.filter(({ text }) => /\d/.test(text)), ...best.filter(({ text }) => !/\d/.test(text))];
}

/** The person's own lines under a line that introduces them, as they were written. */
function inList(lead: string, points: Point[]): string[] {
  if (points.length === 0) return [];
  return [
    block(points.length === 1 ? inSingular(lead) : lead),
    points.map(({ text }) => `- ${block(text)}`).join('\n'),
  ];
}

function inSingular(lead: string): string {
  return lead
    .replace('These lines of my resume come', 'This line of my resume comes')
    .replace('These lines of my resume also answer', 'This line of my resume also answers')
    .replace('following entries of my resume correspond', 'following entry of my resume corresponds')
    .replace('Here are lines', 'Here is a line');
}

interface Pair {
  asked: string;
  line: string;
}

const askedCharsMax = 110;

/** Each requirement beside the line that proves it best; no line comes twice. */
function pairsOf({ points, proven }: LetterFacts): Pair[] {
  const used = new Set<Point>();
  return proven.flatMap(({ requirement, start }) => {
    const point = points.find((each) => each.start === start);
    if (!point || used.has(point) || !canBeAsked(requirement.text) || /["“”]/.test(point.text)) return [];
    used.add(point);
    return [{ asked: trimSignsAtEnd(requirement.text, isStop), line: point.text }];
  });
}

function isStop(sign: string): boolean {
  return '.,;:'.includes(sign);
}

/** A statement that speaks of "our team" would read as the person's own between other sentences. */
function canBeAsked(text: string): boolean {
  return text !== '' && text.length <= askedCharsMax && !/["“”]|\b(?:I|we|our|us|my|me)\b/i.test(text);
}

function inPair({ asked, line }: Pair): string {
  return block(`Your posting: “${asked}”. My resume: “${line.replace(/\.$/, '')}”.`);
}

type Kind = 'used' | 'listed' | 'credentials' | 'languages';

function knowledge(facts: LetterFacts, tone: Tone, kinds: Kind[]): string {
  const sentences = kinds.filter((kind) => facts[kind].length > 0).map((kind) => tone[kind](listed(facts[kind])));
  return block(sentences.join(' '));
}
