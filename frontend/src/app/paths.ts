/** Every address of the web app stands here. */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  dashboard: '/dashboard',
  optimize: '/optimize',
  resumeOptimizer: '/resume-optimizer',
  build: '/build',
  resumeBuilder: '/resume-builder',
  coverLetter: '/cover-letter',
  coverLetterGenerator: '/cover-letter-generator',
  shared: (publicLinkId: string) => `/r/${publicLinkId}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  admin: '/admin',
} as const;
