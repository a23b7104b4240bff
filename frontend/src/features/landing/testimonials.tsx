import { Box, Grid, chakra } from '@chakra-ui/react';
import { initialsOf } from '../auth/initials';
import { Card } from '../../ui/card';
import { Section } from './section';

const testimonials = [
  {
    name: 'Amira Haddad',
    role: 'Nurse, moving into clinical data',
    quote:
      'I had the experience. I did not have the words. Now the first page says what the posting asks for, and I can back up all of it.',
  },
  {
    name: 'Jonas Weber',
    role: 'Frontend developer',
    quote:
      'Other tools gave me skills I have never had. This one told me what it left out, and why. That is the part I trust.',
  },
  {
    name: 'Priya Nair',
    role: 'Graduate, first job search',
    quote: 'I sent one link to everyone and could see it being opened. Small thing, but it made the waiting easier.',
  },
];

export function Testimonials() {
  return (
    <Section muted eyebrow="Testimonials" heading="What it is like to use">
      <Grid gap="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {testimonials.map(({ name, role, quote }) => (
          <Card as="figure" key={name} display="flex" flexDirection="column" gap="6" p={{ base: '6', md: '7' }}>
            <chakra.blockquote fontFamily="heading" fontSize="lg" lineHeight="1.5" flex="1">
              “{quote}”
            </chakra.blockquote>
            <chakra.figcaption display="flex" gap="3" alignItems="center">
              <Box
                aria-hidden
                w="10"
                h="10"
                borderRadius="full"
                bg="accent.subtle"
                color="accent.fg"
                display="grid"
                placeItems="center"
                fontSize="sm"
                fontWeight="semibold"
              >
                {initialsOf(name)}
              </Box>
              <Box fontSize="sm">
                <Box fontWeight="semibold">{name}</Box>
                <Box color="fg.muted">{role}</Box>
              </Box>
            </chakra.figcaption>
          </Card>
        ))}
      </Grid>
      <Box mt="5" fontSize="xs" color="fg.subtle">
        Illustrative: these people stand for the kinds of job seekers Tailwright is made for.
      </Box>
    </Section>
  );
}
