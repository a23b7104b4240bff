import { Box, chakra } from '@chakra-ui/react';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/spinner';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';

/** Shell is what stands around every screen. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header />
      <Box as="main" id="content" tabIndex={-1} flex="1" outline="0">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <ScrollToTarget />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Footer />
    </>
  );
}

/**
 * A new path starts at its top; a hash scrolls to its element, also when it is chosen again. It stands beside the screen
 * and waits with it: before the screen has loaded there is no element to scroll to.
 */
function ScrollToTarget() {
  const { pathname, hash, key } = useLocation();
  useLayoutEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  useLayoutEffect(() => {
    if (!location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
  return null;
}

/** Appears late, so that a quick load shows no spinner; its height keeps the footer from jumping. */
const Loading = () => (
  <Box
    role="status"
    aria-label="Loading"
    minH="80dvh"
    display="flex"
    justifyContent="center"
    pt="32"
    color="accent.fg"
    fontSize="xl"
    animation="fade-in 200ms 300ms backwards"
  >
    <Spinner />
  </Box>
);

const SkipLink = chakra('a', {
  base: {
    pos: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'md',
    fontSize: 'sm',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
