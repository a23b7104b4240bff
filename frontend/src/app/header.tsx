import { Box, chakra } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../features/auth/session';
import { lazily } from '../lib/lazily';
import { Button, IconButton, LinkButton } from '../ui/button';
import { Logo } from '../ui/logo';
import { openLoaded } from '../ui/open-loaded';
import { Width } from '../ui/page';
import { isActive, navLinks } from './nav-links';
import { paths } from './paths';
import { ThemeSwitch } from './theme-switch';

const AvatarMenu = lazily(() => import('./avatar-menu'));
const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazily(loadMenu);

export function Header() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      as="header"
      data-no-print
      pos="sticky"
      top="0"
      zIndex="header"
      bg="color-mix(in srgb, var(--tw-colors-bg) 88%, transparent)"
      backdropFilter="saturate(160%) blur(12px)"
      borderBottomWidth="1px"
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
    >
      <Width display="flex" alignItems="center" gap="4" h={{ base: '12', md: '16' }}>
        <HomeLink to={paths.home} aria-label="Tailwright, to the home page">
          <Logo />
        </HomeLink>
        <WideNavigation />
        <Box ms="auto" display="flex" alignItems="center" gap="2">
          <ThemeSwitch />
          <Box display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="2">
            <Account />
          </Box>
          <IconButton
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            display={{ lg: 'none' }}
            onClick={() => (isOpen ? setIsOpen(false) : openLoaded(loadMenu, () => setIsOpen(true)))}
          >
            {isOpen ? <X size={20} aria-hidden /> : <Menu size={20} aria-hidden />}
          </IconButton>
        </Box>
      </Width>
      <Suspense>{isOpen && <MobileMenu onClose={() => setIsOpen(false)} />}</Suspense>
    </Box>
  );
}

function WideNavigation() {
  const { pathname } = useLocation();
  return (
    <Box as="nav" aria-label="Main" ms="4" display={{ base: 'none', lg: 'flex' }} gap="1">
      {navLinks.map((link) => (
        <NavItem key={link.to} to={link.to} aria-current={isActive(link, pathname) ? 'page' : undefined}>
          {link.label}
        </NavItem>
      ))}
    </Box>
  );
}

function Account() {
  const { user, isLoading, openDialog } = useSession();
  if (isLoading) return null;
  if (!user) {
    return (
      <>
        <Button variant="ghost" size="sm" onClick={() => openDialog('login')}>
          Log in
        </Button>
        <Button size="sm" onClick={() => openDialog('signup')}>
          Sign up
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to={paths.dashboard} variant="outline" size="sm">
        Dashboard
      </LinkButton>
      <Suspense fallback={<Box w="10" />}>
        <AvatarMenu user={user} />
      </Suspense>
    </>
  );
}

const NavItem = chakra(Link, {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color 120ms, background-color 120ms',
    _hover: { color: 'fg', bg: 'bg.inset' },
    '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle' },
  },
});
const HomeLink = chakra(Link, { base: { display: 'inline-flex', borderRadius: 'sm' } });
