/** Concern is what is wrong with a text that somebody wants to use, told before anything is made of it. */
export type Concern =
  | { kind: 'no-jobs' | 'unsure' | 'posting' | 'link' | 'resume' }
  | { kind: 'foreign-resume' | 'foreign-job'; language: string };

interface ConcernText {
  title: string;
  /** The next step. */
  next: string;
}

const texts: Record<Concern['kind'], (language: string) => ConcernText> = {
  'no-jobs': () => ({
    title: 'We found no job in this text',
    next: 'If you have worked, write each job on a line of its own with title, employer and dates, such as “Nurse, City Hospital, March 2020 – Present”, below a heading such as “Experience”. If not, go on: the rest of your resume is used.',
  }),
  unsure: () => ({
    title: 'We may have read this layout wrongly',
    next: 'The built-in engine then keeps your lines as they are. To have your resume set anew, give each job lines of its own: title, employer and dates first, below them what you did. Text copied from two columns or from a form often comes out mixed.',
  }),
  posting: () => ({
    title: 'This looks like a job description, not a resume',
    next: 'Put your own resume here. The job description belongs in the next step.',
  }),
  link: () => ({
    title: 'This is a link, and we do not open links',
    next: 'Open the page yourself, copy the whole text of the job description and paste it here.',
  }),
  resume: () => ({
    title: 'This looks like a resume, not a job description',
    next: 'Put the text of the job description here, with its list of requirements. Your resume has its own place.',
  }),
  'foreign-resume': (language) => ({
    title: `This seems to be written in ${language}`,
    next: 'We match and reword English. If you have an English version for a job in English, use that one. If not, go on: less may be found than your resume says.',
  }),
  'foreign-job': (language) => ({
    title: `This seems to be written in ${language}`,
    next: 'We read job descriptions in English best. If there is a version in English, paste that one. If not, go on: less may be found than the job asks.',
  }),
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** concernText names what is wrong with a text, and the next step. */
export function concernText(concern: Concern): ConcernText {
  const language = 'language' in concern ? concern.language : 'other';
  return texts[concern.kind](
    language === 'other' ? 'a language other than English' : (languageNames.of(language) ?? language),
  );
}
