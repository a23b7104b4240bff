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

/** checkedSentence says how much was checked, and against what. */
export function checkedSentence(checked: number, subject: string): string {
  if (checked === 0) return `There was no claim to check in ${subject}.`;
  const claims = checked === 1 ? 'One claim' : `${checked.toLocaleString('en')} claims`;
  return `${claims} in ${subject} ${checked === 1 ? 'was' : 'were'} checked against your own words.`;
}
