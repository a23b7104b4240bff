import { findDates, type DatePoint } from '@tailwright/resume-text/recognizers/dates';

const almost = /(?<!\p{L})(?:almost|nearly|close to|just under) $/iu;
const beyond = /(?<!\p{L})(?:over|more than|at least|just over) $/iu;
const monthsOffMax = 2;
const [half, whole] = [6, 12];

/** isLengthOf is true where a period lasted so many years; `before` is what the claim says before their number: "almost", "over". */
export function isLengthOf(dates: string, years: number, before: string, today: DatePoint): boolean {
  return findDates(dates).some(({ from, to, isRange }) => {
    const end = to === 'present' ? today : to;
    if (!isRange || from.month === undefined || end.month === undefined) return false;
    const months = (end.year - from.year) * whole + end.month - from.month + 1;
    const more = months - years * whole;
    if (almost.test(before)) return more < 0 && more >= -half;
    if (beyond.test(before)) return more >= 0 && more < whole;
    return more >= -monthsOffMax && more < half;
  });
}
