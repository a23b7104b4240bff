import { Box, Grid, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/button';
import { Width } from '../../ui/page';
import { HeroSheet } from './hero-sheet';

const promises = ['No account needed', 'Checked against your own words', 'A score you can follow'];

export function Hero() {
  return (
    <Box as="section" overflow="hidden">
      <Width pt={{ base: '12', md: '20' }} pb={{ base: '14', md: '24' }}>
        <Grid
          gap={{ base: '12', lg: '16' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1.08fr 1fr' }}
          alignItems="center"
        >
          <Box>
            <chakra.h1 textStyle="display" maxW="14ch">
              Your resume, cut to fit the job.
            </chakra.h1>
            <chakra.p textStyle="lead" mt="6" maxW="34rem">
              Tailwright tailors your resume to one job description, shows how well it matches and why, and puts your
              own words beside every line it changed.
            </chakra.p>
            <Box display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="3" mt="8">
              <LinkButton to={paths.optimize} size="lg">
                Optimize Resume
                <ArrowRight size={18} aria-hidden />
              </LinkButton>
              <LinkButton to={paths.build} size="lg" variant="outline">
                Build New Resume
              </LinkButton>
            </Box>
            <chakra.ul mt="8" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" fontSize="sm" color="fg.muted">
              {promises.map((promise) => (
                <chakra.li key={promise} display="flex" alignItems="center" gap="2.5">
                  <Box w="3.5" h="0" borderTopWidth="2px" borderStyle="dashed" borderColor="gold.500" />
                  {promise}
                </chakra.li>
              ))}
            </chakra.ul>
          </Box>
          <HeroSheet />
        </Grid>
      </Width>
    </Box>
  );
}
