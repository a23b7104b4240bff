import type { BuilderForm } from '@tailwright/contracts/build';

/** formAsResume writes the builder's form as plain text: the original a built resume is held against. */
export function formAsResume({
  personal_info: person,
  work_experience,
  education,
  skills,
  additional,
}: BuilderForm): string {
  const period = (span: { start_date: string; end_date?: string | undefined; current: boolean }) =>
    [span.start_date, span.current ? 'Present' : (span.end_date ?? '')]
      .filter((part) => part.trim() !== '')
      .join(' – ');
  return [
    `# ${person.first_name} ${person.last_name}`,
    person.headline ?? '',
    [person.email, person.phone, person.location].filter(Boolean).join(' | '),
    ...part('Summary', [person.summary ?? '']),
    ...part(
      'Experience',
      work_experience.flatMap((job) => [
        `### ${job.position} | ${job.company}`,
        `*${period(job)}*`,
        job.description ?? '',
      ]),
    ),
    ...part(
      'Education',
      education.flatMap((study) => [
        `### ${study.degree}${study.field ? ` in ${study.field}` : ''} | ${study.institution}`,
        `*${period(study)}*`,
      ]),
    ),
    ...part('Skills', [skills.join(', ')]),
    ...part('Languages', [additional.languages.join(', ')]),
    ...part(
      'Certifications',
      additional.certifications.map((item) => `- ${item}`),
    ),
    ...part(
      'Projects',
      additional.projects.map((item) => `- ${item}`),
    ),
    ...part('Interests', [additional.hobbies.join(', ')]),
  ].join('\n');
}

function part(heading: string, lines: string[]): string[] {
  return lines.some((line) => line.trim() !== '') ? ['', `## ${heading}`, ...lines] : [];
}
