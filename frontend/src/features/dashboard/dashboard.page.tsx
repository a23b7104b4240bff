import { Box, Tabs } from '@chakra-ui/react';
import { type User } from '@tailwright/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { TabList } from '../../ui/tab-list';
import { Spinner } from '../../ui/spinner';
import { useSession } from '../auth/session';
import { Analytics } from './analytics';
import { MyResumes } from './my-resumes';
import { useLiveViews } from './live-views';
import { resumesQuery } from './resumes-query';

export function DashboardPage() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Loading />;
  return user ? <Dashboard user={user} /> : <Navigate to={paths.home} replace />;
}

const Loading = () => (
  <Box role="status" display="flex" gap="3" alignItems="center" justifyContent="center" py="32" color="fg.muted">
    <Spinner />
    Loading your dashboard...
  </Box>
);

function Dashboard({ user }: { user: User }) {
  const resumes = useQuery(resumesQuery);
  useLiveViews(resumes.data ?? []);
  if (resumes.isPending) return <Loading />;
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
