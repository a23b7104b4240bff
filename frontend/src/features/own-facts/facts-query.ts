import { listOwnFacts } from '@tailwright/contracts/own-facts';
import { endpointQuery } from '../../lib/query-client';

export const factsQuery = endpointQuery(listOwnFacts, {});
