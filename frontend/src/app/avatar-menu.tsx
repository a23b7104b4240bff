import { Box, Menu, Portal, chakra } from '@chakra-ui/react';
import { type User } from '@tailwright/contracts/auth';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { initialsOf } from '../features/auth/initials';
import { useLogOut } from '../features/auth/use-log-out';
import { paths } from './paths';

const Avatar = chakra('button', {
  base: {
    w: '10',
    h: '10',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.solid' },
  },
});

export default function AvatarMenu({ user }: { user: User }) {
  const logOut = useLogOut();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Avatar type="button" aria-label={`Account menu, ${initialsOf(user.name)}`}>
          {initialsOf(user.name)}
        </Avatar>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="3" pt="2" pb="1" maxW="18rem" fontSize="sm">
              <Box fontWeight="semibold" truncate>
                {user.name}
              </Box>
              <Box color="fg.muted" fontSize="xs" truncate>
                {user.email}
              </Box>
            </Box>
            <Menu.Separator />
            <Menu.Item value="dashboard" asChild>
              <Link to={paths.dashboard}>
                <LayoutDashboard size={16} aria-hidden />
                Dashboard
              </Link>
            </Menu.Item>
            <Menu.Item value="account" asChild>
              <Link to={paths.account}>
                <UserRound size={16} aria-hidden />
                Your account
              </Link>
            </Menu.Item>
            <Menu.Item value="logout" onSelect={() => logOut.mutate()}>
              <LogOut size={16} aria-hidden />
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
