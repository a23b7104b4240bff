import type { Concern, Outline } from './outline';

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

/** concernText names what is wrong with a text, and the next step. */
export const concernText: Record<Concern, { title: string; next: string }> = {
  'no-jobs': {
    title: 'We found no job in this text',
    next: 'If you have worked, write each job on a line of its own with title, employer and dates, such as “Nurse, City Hospital, March 2020 – Present”, below a heading such as “Experience”. If not, go on: the rest of your resume is used.',
  },
  posting: {
    title: 'This looks like a job description, not a resume',
    next: 'Put your own resume here. The job description belongs in the next step.',
  },
};
