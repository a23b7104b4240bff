import type { Outline } from './outline';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** countLines words a number of lines. */
export const countLines = (lines: number) => (lines === 0 ? 'no lines below it' : counted(lines, 'line', 'lines'));

/** outlineFacts sums up what was read: "2 jobs, 1 degree and 7 skills". */
export function outlineFacts({ jobs, studies, skills }: Outline): string {
  const items = skills.reduce((sum, group) => sum + group.items.length, 0);
  return [
    counted(jobs.length, 'job', 'jobs'),
    counted(studies.length, 'degree or course', 'degrees or courses'),
    `and ${counted(items, 'skill', 'skills')}`,
  ].join(', ');
}
