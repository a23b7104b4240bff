/** clientPaths are the addresses the web app has a screen for; any other answers its not-found page with status 404. */
export const clientPaths = [
  '/',
  '/dashboard',
  '/optimize',
  '/resume-optimizer',
  '/build',
  '/resume-builder',
  '/cover-letter',
  '/cover-letter-generator',
  '/privacy-policy',
  '/terms-of-service',
  '/admin',
] as const;

/** sharedPath is the public page of a shared resume. */
export const sharedPath = '/r/:publicLinkId';
