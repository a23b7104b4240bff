export type SectionName =
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'projects' | 'hobbies' | 'other';

const names: [SectionName, string][] = [
  [
    'summary',
    'summary|professional summary|career summary|executive summary|profile|professional profile|about|about me|objective|career objective',
  ],
  [
    'experience',
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience',
  ],
  ['education', 'education|education and training|academic background|academic history|qualifications'],
  [
    'skills',
    'skills|core skills|key skills|technical skills|skills and tools|core competencies|competencies|technologies|expertise',
  ],
  ['languages', 'languages|language skills'],
  ['certifications', 'certifications|certificates|licenses|licenses and certifications|certifications and licenses'],
  ['projects', 'projects|personal projects|selected projects|key projects'],
  ['hobbies', 'hobbies|interests|hobbies and interests|interests and hobbies|personal interests'],
  [
    'other',
    'awards|honors|honours|awards and honors|achievements|publications|volunteering|volunteer work|volunteer experience|references|memberships|affiliations|courses|training|links|additional information',
  ],
];
const known = new Map(names.flatMap(([section, list]) => list.split('|').map((name) => [name, section])));

/** headingOf is the section a line opens, null for any other line. */
export function headingOf(line: string): SectionName | null {
  const name = line
    .replace(/^#+\s*|\*\*|(?<![:_])[:_]+$/g, '')
    .replace(/(?:(?<!\s)\s+)?&\s*/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim();
  return known.get(name.toLowerCase()) ?? null;
}

export interface TextSection {
  name: SectionName | 'top';
  /** As written in the resume. */
  title: string;
  /** Blank lines are kept, as empty ones: they separate entries. */
  lines: string[];
}

/** sectionsOf cuts a resume at the headings it knows; what stands before the first one is its top. */
export function sectionsOf(text: string): TextSection[] {
  const sections: TextSection[] = [{ name: 'top', title: '', lines: [] }];
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const name = headingOf(line);
    if (name) sections.push({ name, title: line.replace(/^#+\s*|[:*]+/g, '').trim(), lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}
