import { Box, chakra } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { Button, LinkButton } from '../../ui/button';
import { Width } from '../../ui/page';
import { useSession } from '../auth/session';

export function ClosingCall() {
  const { user, openDialog } = useSession();
  return (
    <Width pb={{ base: '14', md: '24' }}>
      <Box
        as="section"
        bg="teal.800"
        color="paper.50"
        borderRadius="xl"
        px={{ base: '6', md: '14' }}
        py={{ base: '12', md: '16' }}
        textAlign="center"
        pos="relative"
        css={{
          // A seam of running stitches just inside the edge.
          _before: {
            content: '""',
            pos: 'absolute',
            inset: '0.625rem',
            borderWidth: '1.5px',
            borderStyle: 'dashed',
            borderColor: 'rgb(242 193 78 / 0.45)',
            borderRadius: 'lg',
            pointerEvents: 'none',
          },
        }}
      >
        <chakra.h2 textStyle="h1">Ready for the next application?</chakra.h2>
        <chakra.p mt="4" mx="auto" maxW="xl" color="paper.200">
          {user
            ? 'Your resumes, their links and their views are waiting for you.'
            : 'Sign up to keep your tailored resumes, share them and see how often they are read.'}
        </chakra.p>
        <Box mt="8">
          {user ? (
            <LinkButton to={paths.dashboard} size="lg" {...light}>
              Dashboard
            </LinkButton>
          ) : (
            <Button size="lg" {...light} onClick={() => openDialog('signup')}>
              Sign up
            </Button>
          )}
        </Box>
      </Box>
    </Width>
  );
}

const light = { bg: 'paper.50', color: 'teal.800', css: { '&:hover:not(:disabled)': { bg: 'white' } } } as const;
