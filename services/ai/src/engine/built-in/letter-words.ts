import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';

/** Tone is the wording of one style of letter. It says nothing about the person that the resume does not. */
export interface Tone {
  greeting(recipient: string, company: string): string;
  opening(position: string, company: string): string;
  current(role: string): string;
  past(role: string): string;
  firstPoint: string;
  /** Where the points are not close to the posting. */
  otherPoint: string;
  skills(list: string, company: string): string;
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
    current: (role) => `I currently work as ${role}, and I would like to bring that experience to this role.`,
    past: (role) => `I most recently worked as ${role}, and I would like to bring that experience to this role.`,
    firstPoint: 'Some of my work is close to what you describe.',
    otherPoint: 'This is the experience I would bring.',
    skills: (list) => `Your posting also asks for ${list}; my resume shows my background in each.`,
    closing: (company) =>
      `I would welcome the chance to talk about how I can contribute to ${team(company)}. Thank you for your time and consideration.`,
    farewell: () => 'Sincerely,',
  },
  formal: {
    greeting: (recipient) => (recipient === '' ? 'Dear Sir or Madam,' : `Dear ${recipient},`),
    opening: (position, company) => `I wish to submit my application for ${position}${at(company)}.`,
    current: (role) => `I am presently employed as ${role}.`,
    past: (role) => `My most recent position was that of ${role}.`,
    firstPoint: 'The following points of my experience correspond to your requirements.',
    otherPoint: 'My experience to date includes the following.',
    skills: (list) => `My resume also documents my background in ${list}, as named in your posting.`,
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
    past: (role) => `Until recently I worked as ${role}.`,
    firstPoint: 'Here is the short version, in things done rather than adjectives.',
    otherPoint: 'Here is the short version, in things done rather than adjectives.',
    skills: (list) => `And where your posting says ${list}, my resume has a line to match.`,
    closing: (company) =>
      `If that sounds like a good start, I would love to hear what ${team(company)} is working on next.`,
    farewell: () => 'Warm regards,',
  },
  enthusiastic: {
    greeting: (recipient, company) =>
      `Dear ${recipient || (company === '' ? 'Hiring Team' : `${company} Hiring Team`)},`,
    opening: (position, company) =>
      `I was delighted to find your posting for ${position}${at(company)}, and I am excited to apply!`,
    current: (role) => `I currently work as ${role}, and this opportunity is exactly the kind I hoped to find.`,
    past: (role) => `I most recently worked as ${role}, and this opportunity is exactly the kind I hoped to find.`,
    firstPoint: 'What excites me most is how closely your needs match work I have already done.',
    otherPoint: 'Here is the experience I would love to build on with you.',
    skills: (list) => `I was especially glad to see ${list} in your posting, since each is part of my background.`,
    closing: (company) =>
      `I would be thrilled to talk about what I can do for ${team(company)}. Thank you so much for your time!`,
    farewell: () => 'With best regards,',
  },
};
