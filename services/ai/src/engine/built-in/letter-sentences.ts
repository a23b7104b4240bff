import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { withArticle } from './articles.js';
import type { TellablePoint } from './letter-facts.js';
import { employerOf, isLater, titleOf } from './letter-job.js';

/** Said is what a letter has named before its next sentence. */
interface Said {
  /** The job that the sentences before are about. */
  job: Entry | undefined;
  /** The present job, where the letter has named it. */
  present: Entry | undefined;
  /** True where the sentence right before names the job. */
  isRightBefore: boolean;
  /** How many sentences were told of the job. */
  count: number;
  /** How often the letter went back in time. */
  steps: number;
}

/** Before is what a letter has told before its next sentences. */
export interface Before {
  job?: Entry | undefined;
  present?: Entry | undefined;
  isRightBefore?: boolean;
}

/** sentencesOf tells points one after the other, those of one job together. */
export function sentencesOf(points: readonly TellablePoint[], before: Before = {}): string[] {
  let said: Said = {
    job: before.job,
    present: before.present,
    isRightBefore: before.isRightBefore ?? false,
    count: 0,
    steps: 0,
  };
  return points.map((point) => {
    const isSame = said.job === point.entry;
    const text = isSame && said.count > 0 ? nextOf(point, said.count) : firstOf(point, said);
    const steps = said.steps + (/^(?:Before that|Earlier still),/.test(text) ? 1 : 0);
    said = { ...said, job: point.entry, isRightBefore: true, count: isSame ? said.count + 1 : 1, steps };
    return text;
  });
}

/** itemsOf tells points as the items of a list, each of which stands by itself. */
export function itemsOf(points: readonly TellablePoint[], present?: Entry): string[] {
  return points.map((point, at) => {
    if (points[at - 1]?.entry === point.entry && point.isJob) return sentence('In the same position,', clauseOf(point));
    return firstOf(point, { job: undefined, present, isRightBefore: false, count: 0, steps: 0 });
  });
}

/** byDate puts the points of later jobs before those of earlier ones, and those of one job in its order. */
export function byDate(points: readonly TellablePoint[]): TellablePoint[] {
  return [...points].sort((a, b) => timeOf(b.entry) - timeOf(a.entry) || a.index - b.index);
}

function timeOf({ dates }: Entry): number {
  const from = findDates(dates)[0]?.from;
  return from ? from.year * 12 + (from.month ?? 1) : 0;
}

function clauseOf({ told, entry }: TellablePoint, isPast = !isCurrent(entry.dates)): string {
  if (told.kind === 'work') return `my work ${isPast ? 'included' : 'includes'} ${told.text}`;
  return told.kind === 'change' ? told.text : `I ${told.text}`;
}

function firstOf(point: TellablePoint, said: Said): string {
  const isEarlier = said.job !== undefined && isLater(said.job, point.entry);
  const where = placeOf(point, said, isEarlier);
  if (where === '' && said.count > 0 && point.told.kind === 'deed') return sentence('', `I also ${point.told.text}`);
  const clause = clauseOf(point, isEarlier || !isCurrent(point.entry.dates));
  return sentence(
    where,
    where === '' && said.count > 0 ? clause.replace(/^my work (includes|included) /, 'my work also $1 ') : clause,
  );
}

function nextOf(point: TellablePoint, count: number): string {
  const { told, entry } = point;
  if (told.kind === 'work') {
    const verb = isCurrent(entry.dates) ? 'includes' : 'included';
    return sentence('', count === 1 ? `my work there also ${verb} ${told.text}` : `it further ${verb} ${told.text}`);
  }
  if (told.kind === 'change') return sentence('Over that time,', told.text);
  return sentence('', told.kind === 'deed' ? `I also ${told.text}` : `I ${told.text} as well`);
}

function sentence(where: string, what: string): string {
  const text = where === '' ? what : `${where} ${what}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** Where the first of the points of a job was done, in the words of its head, as far as these can stand in a sentence. */
function placeOf(point: TellablePoint, said: Said, isEarlier: boolean): string {
  const { entry, isJob, told } = point;
  const { job, present } = said;
  if (entry === job && said.isRightBefore) return 'There,';
  if (entry === present || (entry === job && isCurrent(entry.dates))) return 'In my current position,';
  if (!isJob) return '';
  if (entry === job) return 'In the same position,';
  const [employer, title] = [employerOf(entry), point.isTitleSure ? titleOf(entry) : ''];
  // "Before that" is no word for a job that still runs beside the other.
  const isOver = isEarlier && (told.kind !== 'deed' || !isCurrent(entry.dates));
  const back = ['Before that,', 'Earlier still,'][said.steps];
  if (employer === '') {
    if (isOver && back !== undefined) return back;
    return isCurrent(entry.dates) ? 'In my current position,' : 'In an earlier position,';
  }
  if (job && employerOf(job) === employer) return isOver ? 'In an earlier position there,' : `At ${employer},`;
  const isTitled = (told.kind === 'deed' || told.kind === 'state') && title !== '' && !title.includes('/');
  const at = isTitled ? `as ${withArticle(title)} at ${employer},` : `at ${employer},`;
  return isOver && back !== undefined ? `${back} ${at}` : `${at.charAt(0).toUpperCase()}${at.slice(1)}`;
}
