import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';

/** Tone is the wording of one style of letter. It says nothing about the person that the resume does not. */
export interface Tone {
  greeting(recipient: string, company: string): string;
  opening(position: string, company: string): string;
  current(role: string): string;
  used(names: string): string;
  listed(names: string): string;
  credentials(names: string): string;
  languages(names: string): string;
  closing(company: string): string;
  farewell(recipient: string): string;
}

const at = (company: string) => (company === '' ? '' : ` at ${company}`);
const team = (company: string) => (company === '' ? 'your team' : `the team at ${company}`);
const organization = (company: string) => (company === '' ? 'your organization' : company);

export const tones: Record<CoverLetterStyle, Tone> = {
  standard: {
    greeting: (recipient) => `Dear ${recipient || 'Hiring Manager'},`,
    opening: (position, company) => `I am writing to apply for ${position}${at(company)}.`,
    current: (role) => `I currently work as ${role}.`,
    used: (names) => `My work has also involved ${names}.`,
    listed: (names) => `My resume also lists ${names}.`,
    credentials: (names) => `My credentials include ${names}.`,
    languages: (names) => `I speak ${names}.`,
    closing: (company) =>
      `I would welcome the chance to talk about how I can contribute to ${team(company)}. Thank you for your time and consideration.`,
    farewell: () => 'Sincerely,',
  },
  formal: {
    greeting: (recipient) => (recipient === '' ? 'Dear Sir or Madam,' : `Dear ${recipient},`),
    opening: (position, company) => `I wish to submit my application for ${position}${at(company)}.`,
    current: (role) => `I am presently employed as ${role}.`,
    used: (names) => `Of what your posting names, my work to date has involved ${names}.`,
    listed: (names) => `My resume further lists ${names}.`,
    credentials: (names) => `My credentials include ${names}.`,
    languages: (names) => `I speak ${names}.`,
    closing: (company) =>
      `I should be grateful for the opportunity to discuss my application with ${organization(company)} in person. Thank you for your consideration.`,
    farewell: (recipient) => (recipient === '' ? 'Yours faithfully,' : 'Yours sincerely,'),
  },
  creative: {
    greeting: (recipient, company) =>
      recipient !== '' ? `Dear ${recipient},` : company === '' ? 'Hello,' : `Hello ${company} team,`,
    opening: (position, company) =>
      `A posting tells you what a team needs; a letter should show what a person has already done about it. This one is about ${position}${at(company)}.`,
    current: (role) => `Today I work as ${role}.`,
    used: (names) => `The work behind these lines involved ${names}.`,
    listed: (names) => `Also on my resume: ${names}.`,
    credentials: (names) => `My credentials include ${names}.`,
    languages: (names) => `I speak ${names}.`,
    closing: (company) =>
      `If that sounds like a good start, I would love to hear what ${team(company)} is working on next.`,
    farewell: () => 'Warm regards,',
  },
  enthusiastic: {
    greeting: (recipient, company) =>
      `Dear ${recipient || (company === '' ? 'Hiring Team' : `${company} Hiring Team`)},`,
    opening: (position, company) =>
      `I was delighted to find your posting for ${position}${at(company)}, and I am excited to apply!`,
    current: (role) => `I currently work as ${role}.`,
    used: (names) => `I was glad to read your posting, because my work has involved ${names}.`,
    listed: (names) => `My resume lists ${names} as well.`,
    credentials: (names) => `My credentials include ${names}.`,
    languages: (names) => `I speak ${names}.`,
    closing: (company) =>
      `I would be thrilled to talk about what I can do for ${team(company)}. Thank you so much for your time!`,
    farewell: () => 'With best regards,',
  },
};
