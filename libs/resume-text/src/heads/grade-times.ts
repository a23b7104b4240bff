import type { Entry } from '../document/resume-document.js';

/** "Therapist, Band 5, Band 6 since April 2024": since when the person has had the last grade. */
const gradeTime = /[\p{L}\p{N})],? (?:since|from) ((?:\p{L}{3,9}\.? )?(?:19|20)\d\d)$/iu;

/** withGradeTime leaves the time of a grade in the title, where the time of the post itself stands in another line. */
export function withGradeTime<Read extends Entry>(entry: Read): Read {
  const { title, dates, headerLines } = entry;
  const times = dates.split(', ');
  if (title === '' || times.length < 2) return entry;
  for (const line of headerLines) {
    const [, time = ''] = gradeTime.exec(line) ?? [];
    const since = times.findLastIndex((each) => time !== '' && each.endsWith(time));
    if (since < 0 || !line.startsWith(title.split(',')[0] ?? title)) continue;
    return { ...entry, title: line, dates: times.filter((_, at) => at !== since).join(', ') };
  }
  return entry;
}
