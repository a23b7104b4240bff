import type { ResumeVersion } from '@tailwright/contracts/saved-resumes';

/** nameOfVersion is what its owner calls a version, with its number. */
export const nameOfVersion = ({ number, name }: Pick<ResumeVersion, 'number' | 'name'>): string =>
  name === undefined ? `Version ${number}` : `${name} (version ${number})`;
