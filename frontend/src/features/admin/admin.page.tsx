import { Box, Tabs } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { TabList } from '../../ui/tab-list';
import { useSession } from '../auth/session';
import { EmailSystem } from './email-system';

export function AdminPage() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Page title="Admin Dashboard" lead="Loading..." />;
  if (!user) return <Navigate to={paths.home} replace />;
  return (
    <Page title="Admin Dashboard" lead={`Welcome, ${user.name || 'Admin'}!`} width="5xl">
      <Tabs.Root defaultValue="email">
        <TabList>
          <Tabs.Trigger value="email">Email System</Tabs.Trigger>
          <Tabs.Trigger value="users">Users</Tabs.Trigger>
          <Tabs.Trigger value="statistics">Statistics</Tabs.Trigger>
        </TabList>
        <Tabs.Content value="email">
          <EmailSystem />
        </Tabs.Content>
        <Tabs.Content value="users">
          <Later>User management tools will be available in a future update.</Later>
        </Tabs.Content>
        <Tabs.Content value="statistics">
          <Later>System statistics will be available in a future update.</Later>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

const Later = ({ children }: { children: string }) => (
  <Card>
    <Box color="fg.muted">{children}</Box>
  </Card>
);
