import { screens } from '@tailwright/contracts/screens';

/** clientPaths are the addresses the web app has a screen for; any other answers its not-found page with status 404. */
export const clientPaths: readonly string[] = [
  ...Object.values(screens).filter((path) => typeof path === 'string' && !path.includes('#')),
  screens.savedResume(':resumeId'),
] as string[];

/** sharedPath is the public page of a shared resume. */
export const sharedPath = screens.shared(':publicLinkId');
