import { Box, chakra } from '@chakra-ui/react';
import type { Account, AccountUsage } from '@tailwright/contracts/account';
import { limits } from '@tailwright/contracts/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { Quiet, SideCard } from '../saved/side-card';
import { fullness, megabytes } from './usage';

/** UsageCard shows how much of what an account may keep is used. */
export function UsageCard({ account }: { account: UseQueryResult<Account> }) {
  return (
    <SideCard title="What is kept">
      {account.data && <Usage usage={account.data.usage} />}
      {account.isPending && <Quiet>Counting...</Quiet>}
      {account.isError && (
        <Notice tone="danger" title="This could not be counted">
          {messageOf(account.error, 'Please try again.')}{' '}
          <Button variant="link" loading={account.isFetching} onClick={() => void account.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
    </SideCard>
  );
}

/** From here on a person should know before something is refused. */
const nearlyFull = 0.9;

function Usage({ usage }: { usage: AccountUsage }) {
  const { bytes, resumes, versions, letters, facts } = usage;
  const isNearlyFull = fullness(usage) >= nearlyFull;
  return (
    <>
      <chakra.p fontVariantNumeric="tabular-nums" mb="2" fontSize="sm">
        <chakra.span fontWeight="semibold">{megabytes(bytes)} MB</chakra.span>{' '}
        <chakra.span color="fg.muted">of {megabytes(limits.resumeBytesPerUserMax)} MB</chakra.span>
      </chakra.p>
      <ProgressBar
        label="How much of your account is used"
        value={Math.ceil(fullness(usage) * 100)}
        max={100}
        colour={isNearlyFull ? 'warning.solid' : 'accent.solid'}
      />
      <Rows>
        <Row words="Resumes" value={`${resumes} of ${limits.resumesPerUserMax}`} />
        <Row
          words="Versions of them"
          value={`${versions.toLocaleString('en')} of ${limits.versionsPerUserMax.toLocaleString('en')}`}
        />
        <Row words="Cover letters" value={letters.toLocaleString('en')} />
        <Row words="Facts" value={`${facts} of ${limits.ownFactsPerUserMax}`} />
      </Rows>
      {isNearlyFull && (
        <Box mt="4">
          <Notice tone="warning" title="Nearly full">
            Delete resumes you no longer need on your dashboard. Their versions and letters go with them.
          </Notice>
        </Box>
      )}
    </>
  );
}

const Rows = chakra('dl', { base: { mt: '4', display: 'grid', gap: '1.5', fontSize: 'sm' } });

const Row = ({ words, value }: { words: string; value: string }) => (
  <Box display="flex" justifyContent="space-between" gap="4">
    <chakra.dt color="fg.muted">{words}</chakra.dt>
    <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
  </Box>
);
