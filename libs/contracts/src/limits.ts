/** Limits of the product. Sizes in bytes, times in milliseconds. */
export const limits = {
  uploadBytesMax: 10 * 1024 * 1024,
  bodyBytesMax: 1024 * 1024,
  uploadExtensions: ['.pdf', '.docx', '.doc', '.txt'],
  resumeCharsMax: 50_000,
  jobDescriptionCharsMax: 20_000,
  /** A tailored text may be longer than what it was made from. */
  tailoredCharsMax: 100_000,
  exportCharsMax: 100_000,
  /** About ten pages; a longer text is previewed without its pages, and so is one of very many short lines. */
  previewCharsMax: 20_000,
  previewLinesMax: 1_000,
  /** A longer line of a text is broken into several before it is read. */
  lineCharsMax: 2_000,
  coverLetterResumeCharsMin: 50,
  coverLetterJobDescriptionCharsMin: 50,
  applicantNameCharsMin: 2,
  passwordCharsMin: 6,
  passwordCharsMax: 128,
  nameCharsMin: 2,
  nameCharsMax: 200,
  shortTextCharsMax: 500,
  longTextCharsMax: 20_000,
  builderEntriesMax: 50,
  listItemsMax: 100,
  builderLinksMax: 10,
  dashboardPreviewChars: 200,
  publicLinkIdBytes: 16,
  sessionDays: 7,
  sessionRememberedDays: 30,
  sessionCacheMs: 900,
  jobDeadlineMs: 90_000,
  visitorJobHours: 24,
  savedResultMinutes: 15,
  resumesPerUserMax: 500,
  /** Earlier versions a record keeps; the oldest go first. A person who edits line by line makes a version with each. */
  earlierVersionsMax: 50,
  /** Versions of all resumes of an account together, newest and earlier ones: a row costs more than its text. */
  versionsPerUserMax: 5_000,
  letterLinesMax: 400,
  letterCharsMax: 20_000,
  /** Letters kept with one resume. */
  lettersPerResumeMax: 20,
  resumeNameCharsMax: 100,
  versionNameCharsMax: 60,
  /** What a person said about requirements and keeps for the next job. */
  ownFactsPerUserMax: 200,
  ownFactCharsMax: 600,
  /** Of all the texts one account keeps, and its reports as they are stored: 500 resumes of five pages with their postings. */
  resumeBytesPerUserMax: 20_000_000,
  /**
   * Of the texts in one answer of `resume.list`. A service answers up to 64 calls at once, and Redis hangs up on a
   * subscriber that is 32 MB behind.
   */
  resumePageBytesMax: 250_000,
  minimumAge: 18,
} as const;

/** scoreBands colour the match percentage: `from` is the lowest percentage of the band. */
export const scoreBands = [
  { from: 80, colour: 'green' },
  { from: 60, colour: 'amber' },
  { from: 0, colour: 'red' },
] as const;

/** scoreMessages, highest band first: the first whose `from` is reached applies. */
export const scoreMessages = [
  { from: 90, message: 'Excellent match! Your resume is highly aligned with this job.' },
  { from: 80, message: 'Great match! Your resume aligns well with this job.' },
  { from: 70, message: 'Good match! A few more improvements could help.' },
  { from: 60, message: 'Moderate match. Consider addressing the improvement areas.' },
  { from: 0, message: 'Your resume needs significant optimization for this job.' },
] as const;

/**
 * RateLimit allows `visitor` or `user` calls per window of seconds, and `network` calls to everybody at one address
 * together, signed in or not: accounts are free, addresses are not. Each class is an environment setting.
 */
export interface RateLimit {
  visitor: { calls: number; seconds: number }[];
  user: { calls: number; seconds: number }[];
  network: { calls: number; seconds: number }[];
}

export type RateLimitClass =
  | 'aiBuiltIn'
  | 'aiProvider'
  | 'documents'
  | 'previews'
  | 'replies'
  | 'checks'
  | 'exports'
  | 'credentials'
  | 'signUps'
  | 'sessionMiss'
  | 'sharedMiss'
  | 'mail'
  | 'general';

const minute = (calls: number) => ({ calls, seconds: 60 });
const hour = (calls: number) => ({ calls, seconds: 3_600 });
const day = (calls: number) => ({ calls, seconds: 86_400 });

/** usersPerNetwork is how many users' worth of calls one network has, so that an office works. */
export const usersPerNetwork = 5;

/** paidVisitorsPerNetwork is how many visitors' worth of paid calls one network has, however many accounts it makes. */
export const paidVisitorsPerNetwork = 2;

const office = (calls: number) => usersPerNetwork * calls;

/** Classes of what guesses or makes accounts: counted by network alone, or a second account would double them. */
const together = (...network: RateLimit['network']) => ({ visitor: [], user: [], network });

/** rateLimits is the one table of throttled classes. */
export const rateLimits: Record<RateLimitClass, RateLimit> = {
  aiBuiltIn: { visitor: [minute(60)], user: [minute(120)], network: [minute(office(120))] },
  aiProvider: {
    visitor: [hour(20), day(60)],
    user: [hour(30), day(90)],
    network: [hour(paidVisitorsPerNetwork * 20), day(paidVisitorsPerNetwork * 60)],
  },
  documents: { visitor: [minute(60)], user: [minute(120)], network: [minute(office(120))] },
  previews: { visitor: [minute(120)], user: [minute(240)], network: [minute(office(240))] },
  replies: { visitor: [minute(120)], user: [minute(120)], network: [minute(office(120))] },
  checks: { visitor: [minute(180)], user: [minute(180)], network: [minute(office(180))] },
  // An export reads everything that an account holds, up to 20 MB.
  exports: { visitor: [hour(10)], user: [hour(10)], network: [hour(office(10))] },
  credentials: together(minute(30)),
  signUps: together(day(30)),
  sessionMiss: together(minute(300)),
  sharedMiss: together(minute(60)),
  mail: { visitor: [hour(10)], user: [hour(10)], network: [hour(20)] },
  general: { visitor: [minute(600)], user: [minute(600)], network: [minute(office(600))] },
};

/**
 * providerBudget is what all workers together may use of a model's key in one day (UTC), from the moment a key is set:
 * about 400 tailored resumes of two or three calls each, a few dollars with the default model.
 */
export const providerBudget = { tokensPerDay: 2_000_000, callsPerDay: 1_500 } as const;

/** inFlightMax is how many AI jobs one person may have waiting or running at once. */
export const inFlightMax = { visitor: 3, user: 6 } as const;

/** visitorsPerNetwork is how many visitors' worth of AI jobs one network may have at once: a class or an office is one. */
export const visitorsPerNetwork = 20;
