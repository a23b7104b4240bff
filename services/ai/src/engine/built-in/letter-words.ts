import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';

/** Tone is the wording of one style of letter. It says nothing about the person that the resume does not. */
export interface Tone {
  greeting(recipient: string, company: string): string;
  /** `deed` is a sentence that the letter may begin with; '' for none. */
  opening(position: string, company: string, deed: string): string;
  current(role: string): string;
  /** Leads from the sentence that is told first to talking about it. */
  proud(deed: string): string;
  /** `isFirst` is true where the letter has told nothing else yet. */
  used(names: string, isFirst: boolean): string;
  listed(names: string, isFirst: boolean): string;
  education(degree: string): string;
  credentials(names: string): string;
  languages(names: string): string;
  /** What stands in place of a body where nothing in the resume answers the posting. */
  enclosed: string;
  closing(company: string): string;
  farewell(recipient: string): string;
}

const at = (company: string) => (company === '' ? '' : ` at ${company}`);
/** "The Amber Inn" loses its article before "Hiring Team". */
const bare = (company: string) => company.replace(/^The /, '');
const team = (company: string) => (company === '' ? 'your team' : `the team at ${company}`);
const organization = (company: string) => (company === '' ? 'your organization' : company);
const position = (title: string) => (title === '' ? 'the position you advertise' : `the ${title} position`);
const named = {
  proud: (deed: string) => deed,
  education: (degree: string) => `My education includes ${degree}.`,
  credentials: (names: string) => `My credentials include ${names}.`,
  languages: (names: string) => `I speak ${names}.`,
};

export const tones: Record<CoverLetterStyle, Tone> = {
  standard: {
    ...named,
    greeting: (recipient) => `Dear ${recipient || 'Hiring Manager'},`,
    opening: (title, company) => `I am writing to apply for ${position(title)}${at(company)}.`,
    current: (role) => `I currently work as ${role}.`,
    used: (names, isFirst) => `My work has ${isFirst ? '' : 'also '}involved ${names}.`,
    listed: (names, isFirst) => `My skills ${isFirst ? '' : 'also '}include ${names}.`,
    enclosed: 'My resume, which I enclose, sets out my work in full.',
    closing: (company) =>
      `I would welcome the chance to talk about how I can contribute to ${team(company)}. Thank you for your time and consideration.`,
    farewell: () => 'Sincerely,',
  },
  formal: {
    ...named,
    greeting: (recipient) => (recipient === '' ? 'Dear Sir or Madam,' : `Dear ${recipient},`),
    opening: (title, company) => `I wish to submit my application for ${position(title)}${at(company)}.`,
    current: (role) => `I am presently employed as ${role}.`,
    used: (names) => `Of what your posting names, my work to date has involved ${names}.`,
    listed: (names, isFirst) => `My skills ${isFirst ? '' : 'further '}include ${names}.`,
    enclosed: 'My resume, which I enclose, sets out my work in full.',
    closing: (company) =>
      `I should be grateful for the opportunity to discuss my application with ${organization(company)} in person. Thank you for your consideration.`,
    farewell: (recipient) => (recipient === '' ? 'Yours faithfully,' : 'Yours sincerely,'),
  },
  creative: {
    ...named,
    greeting: (recipient, company) =>
      recipient !== '' ? `Dear ${recipient},` : company === '' ? 'Hello,' : `Hello ${bare(company)} team,`,
    opening: (title, company, deed) =>
      deed === ''
        ? `I would like to put my experience to work in ${position(title)}${at(company)}.`
        : `${deed} I would like to bring that experience to ${position(title)}${at(company)}.`,
    current: (role) => `Today I work as ${role}.`,
    used: (names) => `My work has involved ${names}.`,
    listed: (names, isFirst) => `My skills ${isFirst ? '' : 'also '}include ${names}.`,
    enclosed: 'My resume, which I enclose, tells you more.',
    closing: (company) =>
      `If that sounds like a good start, I would love to hear what ${team(company)} is working on next.`,
    farewell: () => 'Warm regards,',
  },
  enthusiastic: {
    ...named,
    greeting: (recipient, company) =>
      `Dear ${recipient || (company === '' ? 'Hiring Team' : `${bare(company)} Hiring Team`)},`,
    opening: (title, company) =>
      `I was delighted to find your posting for ${position(title)}${at(company)}, and I am excited to apply!`,
    current: (role) => `I currently work as ${role}.`,
    proud: (deed) => (deed === '' ? '' : `${deed} I would love to tell you more about that!`),
    used: (names) => `Your posting caught my eye because my work has involved ${names}.`,
    listed: (names, isFirst) => `My skills include ${names}${isFirst ? '' : ' as well'}.`,
    enclosed: 'My resume, which I enclose, tells the story of my work.',
    closing: (company) =>
      `I would be thrilled to talk about what I can do for ${team(company)}. Thank you so much for your time!`,
    farewell: () => 'With best regards,',
  },
};
