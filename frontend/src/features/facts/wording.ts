import type { FactCheck } from '@tailwright/contracts/facts';

type ClaimKind = FactCheck['notAdded'][number]['kind'];

export const claimName: Record<ClaimKind, string> = {
  employer: 'Employer',
  title: 'Job title',
  date: 'Date',
  number: 'Number',
  degree: 'Degree',
  institution: 'School',
  certificate: 'Certificate',
  skill: 'Skill',
  client: 'Client',
  scope: 'Responsibility',
  award: 'Award',
  contact: 'Contact detail',
  statement: 'Statement',
};

/** Subject is what was checked: a resume in lines, a letter in sentences. */
export type Subject = 'tailored resume' | 'built resume' | 'letter';

const subjects: Record<Subject, { name: string; unit: string; notAdded: string }> = {
  'tailored resume': {
    name: 'your tailored resume',
    unit: 'line',
    notAdded: 'Not added, because your resume does not say so',
  },
  'built resume': {
    name: 'your resume',
    unit: 'line',
    notAdded: 'Not added, because what you entered does not say so',
  },
  letter: { name: 'your letter', unit: 'sentence', notAdded: 'Not added, because your resume does not say so' },
};

/** Checking is what was checked, who wrote it, and how many of its lines the person typed. */
export interface Checking {
  factCheck: FactCheck;
  subject: Subject;
  engine: string | undefined;
  ownLines: number;
}

/**
 * checkTitle promises that nothing was invented only where that is certain: the built-in engine has a closed list of
 * edits, and every line was checked. Rules do not find all that a model can say otherwise, and what a person types is
 * left to them.
 */
export function checkTitle({ factCheck, subject, engine, ownLines }: Checking): string {
  if (factCheck.notAdded.length > 0) return subjects[subject].notAdded;
  if (checkedCount({ factCheck, ownLines }) === 0) return 'There was nothing to check';
  if (ownLines > 0) return 'Checked, but for your own lines';
  return engine === 'built-in' ? 'Nothing was invented' : 'No invented claim was found';
}

/** checkedSentences say how much was checked, against what, and what that leaves open. */
export function checkedSentences({ factCheck, subject, engine, ownLines }: Checking): string {
  const { name, unit } = subjects[subject];
  const checked = checkedCount({ factCheck, ownLines });
  const own =
    ownLines === 0
      ? []
      : [
          ownLines === 1
            ? 'One line is yours and stands as you typed it.'
            : `${ownLines} lines are yours and stand as you typed them.`,
        ];
  if (checked === 0) return [`There was no ${unit} to check in ${name}.`, ...own].join(' ');
  const counted = checked === 1 ? `One ${unit}` : `${checked.toLocaleString('en')} ${unit}s`;
  const sentence = `${counted} of ${name} ${checked === 1 ? 'was' : 'were'} checked against your own words.`;
  const open =
    engine === 'built-in'
      ? []
      : ['A model wrote this, and the check can miss what it says in other words: read it before you send it.'];
  return [sentence, ...own, ...open].join(' ');
}

/** What a person typed is counted, and not checked. */
const checkedCount = ({ factCheck, ownLines }: Pick<Checking, 'factCheck' | 'ownLines'>) =>
  Math.max(0, factCheck.checked - ownLines);
