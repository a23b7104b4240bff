import { listResumes } from '@tailwright/contracts/resumes';
import { endpointQuery } from '../../lib/query-client';

export const resumesQuery = endpointQuery(listResumes, {});
