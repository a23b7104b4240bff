import { Box, chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useLogOut } from '../features/auth/use-log-out';
import { useSession } from '../features/auth/session';
import { Button } from '../ui/button';
import { Width } from '../ui/page';
import { isActive, navLinks } from './nav-links';
import { paths } from './paths';

/** MobileMenu unfolds below the header and closes after a choice. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Box id="mobile-menu" display={{ lg: 'none' }} bg="bg" borderTopWidth="1px" boxShadow="md">
      <Width py="3">
        <Box as="nav" aria-label="Main" display="flex" flexDirection="column">
          {navLinks.map((link) => (
            <Item
              key={link.to}
              to={link.to}
              onClick={onClose}
              aria-current={isActive(link, pathname) ? 'page' : undefined}
            >
              {link.label}
            </Item>
          ))}
          {user && (
            <>
              <Item
                to={paths.dashboard}
                onClick={onClose}
                aria-current={pathname === paths.dashboard ? 'page' : undefined}
              >
                Dashboard
              </Item>
              <Item to={paths.account} onClick={onClose} aria-current={pathname === paths.account ? 'page' : undefined}>
                Your account
              </Item>
            </>
          )}
        </Box>
        <Box display="flex" gap="3" mt="3" pt="3" borderTopWidth="1px">
          <AccountButtons onClose={onClose} />
        </Box>
      </Width>
    </Box>
  );
}

function AccountButtons({ onClose }: { onClose: () => void }) {
  const { user, openDialog } = useSession();
  const logOut = useLogOut();
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  if (user) {
    return (
      <Button variant="outline" flex="1" onClick={choose(() => logOut.mutate())}>
        Logout
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" flex="1" onClick={choose(() => openDialog('login'))}>
        Log in
      </Button>
      <Button flex="1" onClick={choose(() => openDialog('signup'))}>
        Sign up
      </Button>
    </>
  );
}

const Item = chakra(Link, {
  base: {
    px: '3',
    py: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'fg',
    textDecoration: 'none',
    '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle' },
  },
});
