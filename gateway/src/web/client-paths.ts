import { screens } from '@tailwright/contracts/screens';

/** clientPaths are the addresses the web app has a screen for; any other answers its not-found page with status 404. */
export const clientPaths = Object.values(screens).filter(
  (path): path is Extract<typeof path, string> => typeof path === 'string' && !path.includes('#'),
);

/** sharedPath is the public page of a shared resume. */
export const sharedPath = screens.shared(':publicLinkId');
