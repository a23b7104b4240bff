import { Box } from '@chakra-ui/react';
import { type User } from '@tailwright/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { isUnreached, useBackOnline } from '../../lib/use-back-online';
import { Page } from '../../ui/page';
import { SignedIn } from '../auth/signed-in';
import { longDate } from '../dashboard/long-date';
import { accountQuery } from './account-query';
import { DeletionCard } from './deletion-card';
import { ExportCard } from './export-card';
import { FactsCard } from './facts-card';
import { UsageCard } from './usage-card';

/** AccountPage is where a person sees what is kept of them, takes it along, and can leave. */
export const AccountPage = () => <SignedIn page="account">{(user) => <Account user={user} />}</SignedIn>;

function Account({ user }: { user: User }) {
  const account = useQuery(accountQuery);
  useBackOnline(isUnreached(account.error), () => void account.refetch());
  return (
    <Page title="Your account" lead={`${user.name} · ${user.email} · since ${longDate(user.created_at)}`}>
      <Box
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <FactsCard />
        <Box display="grid" gap={{ base: '5', md: '6' }}>
          <UsageCard account={account} />
          <ExportCard />
          <DeletionCard usage={account.data?.usage} />
        </Box>
      </Box>
    </Page>
  );
}
