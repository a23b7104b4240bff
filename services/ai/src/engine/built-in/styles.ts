import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { SectionKind } from '../../resume-text/headings.js';

/** Style is how one writing of a resume differs from another; the facts are the same in all. */
export interface Style {
  order: SectionKind[];
  headings: Partial<Record<SectionKind, string>>;
  quoteHeadline: boolean;
  longDates: boolean;
  fullStops: boolean;
  boldLeads: boolean;
  highlights: boolean;
  /** Skills the posting asks for stand in a group of their own, joined by those the bullets prove. */
  groupSkills: boolean;
  contactJoint: string;
}

const tail: SectionKind[] = ['memberships', 'languages', 'interests', 'other', 'references'];
const plain = {
  headings: {},
  quoteHeadline: false,
  longDates: false,
  fullStops: false,
  boldLeads: false,
  highlights: false,
  groupSkills: false,
  contactJoint: ' · ',
} satisfies Partial<Style>;

export const styles: Record<OptimizeStyle, Style> = {
  standard: {
    ...plain,
    order: [
      'summary',
      'skills',
      'experience',
      'projects',
      'education',
      'certifications',
      'awards',
      'publications',
      'volunteering',
      ...tail,
    ],
  },
  formal: {
    ...plain,
    order: [
      'summary',
      'experience',
      'education',
      'certifications',
      'skills',
      'publications',
      'awards',
      'projects',
      'volunteering',
      ...tail,
    ],
    headings: { summary: 'Professional Summary', experience: 'Professional Experience', skills: 'Areas of Competence' },
    longDates: true,
    fullStops: true,
    contactJoint: ' | ',
  },
  creative: {
    ...plain,
    order: [
      'summary',
      'experience',
      'projects',
      'skills',
      'awards',
      'volunteering',
      'education',
      'certifications',
      'publications',
      ...tail,
    ],
    headings: { summary: 'Profile' },
    quoteHeadline: true,
    boldLeads: true,
    highlights: true,
  },
  keyword: {
    ...plain,
    order: [
      'skills',
      'summary',
      'certifications',
      'experience',
      'projects',
      'education',
      'awards',
      'publications',
      'volunteering',
      ...tail,
    ],
    headings: { skills: 'Core Skills' },
    groupSkills: true,
    contactJoint: ' | ',
  },
};

const standardHeadings: Partial<Record<SectionKind, { name: string; same: RegExp }>> = {
  summary: {
    name: 'Summary',
    same: /^(?:(?:professional |executive |career )?summary|profile|professional profile|about(?: me)?|overview)$/i,
  },
  experience: {
    name: 'Experience',
    same: /^(?:(?:work |professional |employment )?experience|employment(?: history)?|(?:work|career|job) history|professional background)$/i,
  },
  education: {
    name: 'Education',
    same: /^(?:education|academic background|educational background|academic history)$/i,
  },
  skills: {
    name: 'Skills',
    same: /^(?:(?:technical |key |core |professional |relevant )?skills|(?:core |key )?competencies|areas of expertise|expertise)$/i,
  },
  certifications: { name: 'Certifications', same: /^(?:certifications?|certificates)$/i },
  projects: { name: 'Projects', same: /^(?:(?:personal |key |selected )?projects)$/i },
  languages: { name: 'Languages', same: /^(?:languages|language skills)$/i },
};

/** headingOf gives a section its usual name; a heading that says more, or speaks another language, stays. */
export function headingOf(kind: SectionKind, written: string, style: Style, isFirstOfKind: boolean): string {
  const standard = standardHeadings[kind];
  if (standard && isFirstOfKind && (written === '' || standard.same.test(written)))
    return style.headings[kind] ?? standard.name;
  if (written === '') return kind === 'other' ? 'Additional Information' : kind.charAt(0).toUpperCase() + kind.slice(1);
  return written === written.toUpperCase() && /[A-Z]{3}/.test(written) ? inTitleCase(written) : written;
}

function inTitleCase(text: string): string {
  const small = text.toLowerCase().replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return small.replace(/(?<=\s)(?:And|Of|The|In|For)(?=\s)/g, (word) => word.toLowerCase());
}
