/** screens are the addresses of the web app: it has a screen at each, and the gateway answers its page there. */
export const screens = {
  home: '/',
  pricing: '/#pricing',
  dashboard: '/dashboard',
  optimize: '/optimize',
  resumeOptimizer: '/resume-optimizer',
  build: '/build',
  resumeBuilder: '/resume-builder',
  coverLetter: '/cover-letter',
  coverLetterGenerator: '/cover-letter-generator',
  account: '/account',
  savedResume: (resumeId: string) => `/resumes/${resumeId}`,
  shared: (publicLinkId: string) => `/r/${publicLinkId}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  howScoringWorks: '/how-scoring-works',
  admin: '/admin',
} as const;
