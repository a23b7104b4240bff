import type { Source } from '../evidence.js';
import { holdersOf } from './figure-holders.js';
import type { Figure } from './numbers.js';

/** "A crew of eight": the figure behind such words counts people. */
const groupBefore =
  /(?<!\p{L})(?:team|crew|staff|bench|brigade|squad|workforce|headcount|gang) of (?:(?:about|around|some|roughly|nearly|over|up to) )?$/iu;
/** Words for people, and names of who does something: "5 guys", "four floor managers", "seven nurses". */
const people =
  /(?<!\p{L})(?:people|persons?|staff|guys?|men|women|heads?|hands?|colleagues|apprentices|juniors|interns|reports|others|children|kids|nurses|cooks|clerks|aides|me|myself|him|her|crews?|teams?|fte|wte|\p{L}{2,}(?:er|or|ist|ant|ent|ian|ee|mate|man|men|ive)s?)(?!\p{L})/iu;
const aroundChars = 40;

/** isOtherGroup is true for "a gang of nine" where the line that is retold has "a gang of five". */
export function isOtherGroup(figure: Figure, text: string, retold: Source | undefined): boolean {
  const isGroup = (line: string, { start }: Figure) =>
    groupBefore.test(line.slice(Math.max(0, start - aroundChars), start));
  if (retold === undefined || !isGroup(text, figure)) return false;
  const groups = retold.figures.filter((each) => isGroup(retold.text, each));
  return groups.length > 0 && groups.every(({ value }) => value !== figure.value);
}

/** isOtherTeam is true for the size of a team whose figure the original gives for something else than people. */
export function isOtherTeam(figure: Figure, text: string, sources: readonly Source[]): boolean {
  if (!groupBefore.test(text.slice(Math.max(0, figure.start - aroundChars), figure.start))) return false;
  const holders = holdersOf(figure, sources);
  if (holders.length === 0) return false;
  return !holders.some((source) =>
    source.figures
      .filter(({ value }) => value === figure.value)
      .some(
        ({ start, end }) =>
          people.test(source.text.slice(Math.max(0, start - aroundChars), end + aroundChars)) ||
          isOneOf(source.text, start, end),
      ),
  );
}

/** "1 of 4 on mobile": who is one of four is in a team of four, and no thing is counted behind it. */
function isOneOf(text: string, start: number, end: number): boolean {
  return (
    /(?<![\p{L}\d])(?:1|one) (?:out )?of (?:the )?$/iu.test(text.slice(Math.max(0, start - oneOfChars), start)) &&
    /^(?: ?[,;.)]| ?$| (?:on|in|at|for|who|doing)(?!\p{L}))/iu.test(text.slice(end, end + oneOfChars))
  );
}

const oneOfChars = 16;
