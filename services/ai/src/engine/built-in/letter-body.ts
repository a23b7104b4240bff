import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import { block, listed } from '@tailwright/resume-text/text/markdown';
import { withArticle } from './articles.js';
import { answersTo } from './letter-asks.js';
import type { LetterFacts, TellablePoint } from './letter-facts.js';
import { employerOf, titleOf } from './letter-job.js';
import type { Point } from './letter-points.js';
import { byDate, itemsOf, sentencesOf } from './letter-sentences.js';
import type { Tone } from './letter-words.js';
import { startSmall } from './tell-noun.js';

/** letterBody is what stands between the greeting and the closing of a letter; each style chooses and orders it in its own way. */
export const letterBody: Record<CoverLetterStyle, (facts: LetterFacts, tone: Tone) => string[]> = {
  standard: (facts, tone) => {
    const points = byDate(facts.points.slice(0, 3));
    return [
      block([opening(facts, tone), ...facts.profile].join(' ')),
      block(
        [
          role(facts, tone),
          ...sentencesOf(points, { job: facts.job, present: facts.job, isRightBefore: facts.job !== undefined }),
        ]
          .filter(Boolean)
          .join(' '),
      ),
      ...quotes(facts),
      knowledge(facts, tone, facts.points.length > 0 ? ['used', 'credentials', 'languages'] : allKinds),
    ];
  },
  formal: (facts, tone) => [
    block([opening(facts, tone), role(facts, tone)].filter(Boolean).join(' ')),
    block([...facts.profile.slice(0, 1), knowledge(facts, tone, ['education', 'credentials', 'languages'])].join(' ')),
    ...inList(
      'With regard to your requirements, I would draw your attention to the following:',
      itemsOf(byDate(facts.points.slice(0, 4)), facts.job),
    ),
    ...quotes(facts),
    knowledge(facts, tone, ['used', 'listed']),
  ],
  creative: (facts, tone) => {
    const [first, ...others] = facts.points;
    const deed = first ? sentencesOf([first]).join('') : '';
    const isToday = first !== undefined && first.entry === facts.job;
    const answers = answersTo(others.slice(0, 3), facts);
    const asked = answers.filter((answer) => answer.asked !== '');
    const rest = byDate(answers.filter(({ asked: text }) => text === '').map(({ point }) => point));
    return [
      block([opening(facts, tone, deed), isToday ? '' : role(facts, tone)].filter(Boolean).join(' ')),
      ...asked.map(({ asked: text, point }) =>
        block([text, ...sentencesOf([point], { present: facts.job })].join(' ')),
      ),
      block(
        sentencesOf(rest.slice(0, Math.max(1, 2 - asked.length)), {
          job: isToday || !facts.job ? first?.entry : facts.job,
          present: facts.job,
        }).join(' '),
      ),
      ...quotes(facts),
      knowledge(facts, tone, ['languages', 'listed']),
    ];
  },
  enthusiastic: (facts, tone) => {
    const [first, ...others] = withFiguresFirst(facts.points).slice(0, 3);
    const before = { job: facts.job, present: facts.job, isRightBefore: facts.job !== undefined };
    const told = first ? tone.proud(sentencesOf([first], before).join('')) : '';
    return [
      block(
        [
          opening(facts, tone),
          ...facts.profile.slice(0, 1),
          knowledge(facts, tone, facts.used.length > 1 ? ['used'] : []),
        ].join(' '),
      ),
      block(
        [role(facts, tone), told, ...sentencesOf(byDate(others), { job: first?.entry, present: facts.job })]
          .filter(Boolean)
          .join(' '),
      ),
      ...quotes(facts),
      knowledge(facts, tone, ['education', 'languages', 'credentials', 'listed']),
    ];
  },
};

function opening({ position, company }: LetterFacts, tone: Tone, deed = ''): string {
  return tone.opening(position, company, deed);
}

/** The employer's own full stop ends the sentence as well: "at Larkspur Billing, Inc." */
function role({ job }: LetterFacts, tone: Tone): string {
  return job ? tone.current(`${withArticle(titleOf(job))} at ${employerOf(job)}`).replace(/\.\.$/, '.') : '';
}

function withFiguresFirst(points: readonly TellablePoint[]): TellablePoint[] {
  const best = points.slice(0, 6);
  return [...best.filter(({ text }) => /\d/.test(text)), ...best.filter(({ text }) => !/\d/.test(text))];
}

/** Where hardly anything can be told, a line or two that come closest are quoted as the person wrote them. */
function quotes({ quoted, points }: LetterFacts): string[] {
  const count = Math.max(0, 2 - points.length);
  return quoted.slice(0, count).map((point, at) => block(asQuoted(point, points.length + at === 0)));
}

function asQuoted({ text, entry }: Point, isFirst: boolean): string {
  const employer = entry.confidence === 1 ? employerOf(entry) : '';
  const about =
    employer === '' ? `My resume ${isFirst ? '' : 'also '}says` : `Of my work at ${employer}, my resume says`;
  return `${about}: “${text.replace(/\.$/, '')}”.`;
}

function inList(lead: string, items: readonly string[]): string[] {
  if (items.length < 2) return items.map(block);
  return [block(lead), items.map((text) => `- ${block(text)}`).join('\n')];
}

const allKinds: Kind[] = ['education', 'credentials', 'languages', 'used', 'listed'];

type Kind = 'used' | 'listed' | 'education' | 'credentials' | 'languages';

function knowledge(facts: LetterFacts, tone: Tone, kinds: Kind[]): string {
  const sentences = kinds
    .filter((kind) => facts[kind].length > 0)
    .map((kind) => {
      if (kind === 'education') return tone.education(facts.education);
      if (kind === 'credentials') return credentials(facts, tone);
      return tone[kind](listed(facts[kind]), facts.points.length === 0);
    });
  return block(sentences.join(' '));
}

/** "First aid" is no name; "Fundamentals of Digital Marketing" is one. */
function inSmallLetters(name: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(name) ? startSmall(name) : name;
}

const document = /\b(?:licen[cs]e|card|certificate)$/i;

/** "Full UK driving licence" is held, what is not called a paper is a credential. */
function credentials(facts: LetterFacts, tone: Tone): string {
  const papers = facts.credentials.filter((name) => document.test(name));
  const others = facts.credentials
    .filter((name) => !document.test(name))
    .map((name) => name.replace(/ providers?$/i, ''));
  return [
    papers.length > 0 ? `I hold ${listed(papers.map((name) => withArticle(startSmall(name))))}.` : '',
    others.length > 0 ? tone.credentials(listed(others.map(inSmallLetters))) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
