import { Box, chakra } from '@chakra-ui/react';
import { LinkButton } from '../ui/button';
import { Logo } from '../ui/logo';
import { usePageTitle } from '../ui/page';
import { paths } from './paths';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Box maxW="xl" mx="auto" px="6" py={{ base: '20', md: '28' }} textAlign="center">
      <Box mb="6">
        <Logo size="large" />
      </Box>
      <chakra.h1 textStyle="h1">404 Page Not Found</chakra.h1>
      <chakra.p textStyle="lead" mt="4">
        Did you forget to add the page to the router?
      </chakra.p>
      <LinkButton to={paths.home} mt="8">
        Go to Homepage
      </LinkButton>
    </Box>
  );
}
