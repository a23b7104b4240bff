import { Box, Tabs } from '@chakra-ui/react';
import { type User } from '@tailwright/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { PageLoading } from '../../ui/page-loading';
import { TabList } from '../../ui/tab-list';
import { SignedIn } from '../auth/signed-in';
import { Analytics } from './analytics';
import { MyResumes } from './my-resumes';
import { useLiveViews } from './live-views';
import { resumesQuery } from './resumes-query';

export const DashboardPage = () => <SignedIn page="dashboard">{(user) => <Dashboard user={user} />}</SignedIn>;

function Dashboard({ user }: { user: User }) {
  const resumes = useQuery(resumesQuery);
  useLiveViews(resumes.data ?? []);
  if (resumes.isPending) return <PageLoading of="dashboard" />;
  const list = resumes.data ?? [];
  return (
    <Page title="Dashboard" heading={`Welcome back, ${user.name}!`}>
      {resumes.isError && (
        <Box mb="6">
          <Notice tone="danger" title="Your resumes could not be loaded">
            {messageOf(resumes.error, 'Please try again.')}{' '}
            <Button variant="link" loading={resumes.isFetching} onClick={() => void resumes.refetch()}>
              Try again
            </Button>
          </Notice>
        </Box>
      )}
      <Tabs.Root defaultValue="resumes">
        <TabList>
          <Tabs.Trigger value="resumes">My Resumes</Tabs.Trigger>
          <Tabs.Trigger value="analytics">Analytics</Tabs.Trigger>
        </TabList>
        <Tabs.Content value="resumes">
          <MyResumes resumes={list} />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          <Analytics resumes={list} />
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
