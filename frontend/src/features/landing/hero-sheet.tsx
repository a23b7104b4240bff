import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { example, isOneMissing, missingTerms, termsAfter } from './example';
import { Marked } from './marked';

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

/** The order of a list needs the whole list to be seen. */
const shown = example.edits.filter(({ kind }) => kind !== 'skills').slice(0, 3);

/** HeroSheet is the example as What changed shows it: what the job asks for is marked, with its proof below. */
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
            <Box textStyle="h3">{example.name}</Box>
            <Box fontSize="sm" color="fg.muted">
              {example.headline}
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
            {example.matchBefore}% → {example.matchAfter}% match
          </Box>
        </Box>
        <Box mt="6" mb="2" textStyle="eyebrow" color="fg.subtle">
          What changed
        </Box>
        {shown.map(({ kind, text, lines }) => (
          <Line key={text} proof={kind === 'summary' ? 'Written from your own lines' : `Your words: “${lines[0]}”`}>
            <Marked text={text} terms={termsAfter} />
          </Line>
        ))}
        <Box
          mt="2"
          pt="4"
          borderTopWidth="2px"
          borderStyle="dashed"
          borderColor="gold.500"
          fontSize="xs"
          color="fg.muted"
        >
          <b>{missingTerms}</b> {isOneMissing ? 'was' : 'were'} not added, because the resume does not say so.
        </Box>
      </Box>
    </Box>
  );
}
