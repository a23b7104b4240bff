import { Box, Grid, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Card } from '../../ui/card';
import { Section } from './section';

const plans = [
  {
    name: 'Tailwright itself',
    price: 'Free',
    terms: 'Open source under the MIT license',
    points: [
      'Every feature, no paid tier',
      'The built-in engine needs no key and no third party',
      'Run it on your own machine with one command',
    ],
  },
  {
    name: 'Your own model key',
    price: 'Optional',
    terms: 'Billed by your provider, not by us',
    points: [
      'Any OpenAI-compatible provider, or a model you run yourself',
      'You pay what your provider charges per request',
      'The match score stays computed, whichever engine writes',
    ],
  },
  {
    name: 'A hosted copy',
    price: 'The server’s cost',
    terms: 'Borne by whoever operates it',
    points: [
      'One small server and a database carry a team',
      'A model key, if the operator adds one, is on their bill',
      'Nothing is charged to you by Tailwright',
    ],
  },
];

export function Pricing() {
  return (
    <Section
      id="pricing"
      eyebrow="Pricing"
      heading="Free, and yours to run"
      lead="There is no subscription. What can cost money, and to whom, is all on this page."
    >
      <Grid gap="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {plans.map(({ name, price, terms, points }) => (
          <Card as="article" key={name} p={{ base: '6', md: '7' }}>
            <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
              {name}
            </chakra.h3>
            <Box textStyle="h2" mt="2">
              {price}
            </Box>
            <Box fontSize="sm" color="fg.muted" mt="1">
              {terms}
            </Box>
            <chakra.ul mt="6" pt="6" borderTopWidth="1px" display="grid" gap="3" fontSize="sm">
              {points.map((point) => (
                <chakra.li key={point} display="flex" gap="2.5">
                  <Box asChild color="accent.fg" flexShrink="0" mt="1">
                    <Check size={15} aria-hidden />
                  </Box>
                  {point}
                </chakra.li>
              ))}
            </chakra.ul>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
