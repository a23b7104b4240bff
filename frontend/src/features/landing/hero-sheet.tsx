import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';

const Mark = chakra('span', { base: { bg: 'highlight', borderRadius: '3px', px: '0.5', boxDecorationBreak: 'clone' } });

function Line({ children, proof }: { children: ReactNode; proof: string }) {
  return (
    <Box py="3" borderTopWidth="1px">
      <Box fontSize="sm">{children}</Box>
      <Box mt="1.5" display="flex" alignItems="flex-start" gap="1.5" fontSize="2xs" color="fg.subtle">
        <Box asChild color="success.fg" flexShrink="0" mt="0.5">
          <Check size={13} aria-hidden />
        </Box>
        {proof}
      </Box>
    </Box>
  );
}

/** HeroSheet is a tailored resume as Tailwright shows it: what the job asks for is marked, with its proof below. */
export function HeroSheet() {
  return (
    <Box
      as="figure"
      pos="relative"
      aria-label="An example of a tailored resume with its proof"
      maxW="30rem"
      mx="auto"
      w="full"
    >
      <Box
        aria-hidden
        pos="absolute"
        inset="0"
        bg="accent.subtle"
        borderWidth="1px"
        borderColor="accent.border"
        borderRadius="xl"
        transform="rotate(-2.6deg) translate(-0.6rem, 0.7rem)"
      />
      <Box pos="relative" bg="bg.surface" borderWidth="1px" borderRadius="xl" boxShadow="lg" p={{ base: '5', md: '8' }}>
        <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="4">
          <Box>
            <Box textStyle="h3">Mara Lindqvist</Box>
            <Box fontSize="sm" color="fg.muted">
              Backend developer · Gothenburg
            </Box>
          </Box>
          <Box
            fontSize="2xs"
            fontWeight="semibold"
            color="success.fg"
            bg="success.subtle"
            borderWidth="1px"
            borderColor="success.border"
            borderRadius="full"
            px="2.5"
            py="0.5"
            whiteSpace="nowrap"
          >
            4 of 5 asked for
          </Box>
        </Box>
        <Box mt="6" mb="2" textStyle="eyebrow" color="fg.subtle">
          Experience
        </Box>
        <Line proof="Your words: “backend of the booking site (Node, TypeScript, Postgres)”">
          Built the booking site’s backend in <Mark>TypeScript</Mark> and Node.js on <Mark>PostgreSQL</Mark>.
        </Line>
        <Line proof="Your words: “made REST endpoints for the mobile app”">
          Developed the <Mark>REST API</Mark> behind the mobile app.
        </Line>
        <Line proof="Your words: “automatic builds and deploys with GitHub Actions”">
          Automated builds and deployments (<Mark>CI/CD</Mark>) with GitHub Actions.
        </Line>
        <Box
          mt="2"
          pt="4"
          borderTopWidth="2px"
          borderStyle="dashed"
          borderColor="gold.500"
          fontSize="xs"
          color="fg.muted"
        >
          <b>Kubernetes</b> was not added, because the resume does not say so.
        </Box>
      </Box>
    </Box>
  );
}
