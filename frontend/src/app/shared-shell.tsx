import { Box, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { paths } from './paths';

/** SharedShell stands around a shared resume: the page is the candidate's, so it has no navigation and no sign-up. */
export function SharedShell() {
  return (
    <>
      <Box as="main" id="content" tabIndex={-1} flex="1" outline="0">
        <ErrorBoundary resetKey="shared">
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Box as="footer" data-no-print py="6" textAlign="center" fontSize="xs" color="fg.subtle">
        Shared with <Quiet to={paths.home}>Tailwright</Quiet> · <Quiet to={paths.privacyPolicy}>Privacy Policy</Quiet>
      </Box>
    </>
  );
}

const Quiet = chakra(Link, { base: { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '2px' } });
