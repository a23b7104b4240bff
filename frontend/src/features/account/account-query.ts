import { getAccount } from '@tailwright/contracts/account';
import { endpointQuery } from '../../lib/query-client';

/** Fetched with each visit: resumes, versions and letters come and go on other pages. */
export const accountQuery = { ...endpointQuery(getAccount, {}), gcTime: 0 };
