import { Box, Flex, chakra } from '@chakra-ui/react';
import type { Analysis } from '@tailwright/contracts/analysis';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { type ScoreColour, changeSentence, doubtOf, engineName, scoreColour, scoreMessage } from './score';

const colours: Record<ScoreColour, { text: string; bar: string }> = {
  green: { text: 'success.fg', bar: 'success.bar' },
  amber: { text: 'warning.fg', bar: 'warning.bar' },
  red: { text: 'danger.fg', bar: 'danger.solid' },
};

/** MatchScore is the match percentage, what it means, and what the tailoring changed about it. */
export function MatchScore({ analysis, engine }: { analysis: Analysis; engine: string }) {
  const { matching_percentage: after, original_percentage: before } = analysis;
  const colour = colours[scoreColour(after)];
  const doubt = doubtOf(analysis);
  return (
    <Card aria-label="Match score">
      <Flex gap={{ base: '5', md: '8' }} align={{ md: 'center' }} flexDirection={{ base: 'column', md: 'row' }}>
        <Box flexShrink="0">
          <chakra.h3 textStyle="eyebrow" color="fg.muted">
            Match
          </chakra.h3>
          <Box
            fontFamily="heading"
            fontSize={doubt ? '3xl' : '6xl'}
            fontWeight="600"
            lineHeight="tight"
            color={doubt ? 'fg.subtle' : colour.text}
            data-testid="match-percentage"
          >
            {after}%
          </Box>
        </Box>
        <Box flex="1" minW="0">
          {doubt && (
            <Box mb="4">
              <chakra.p textStyle="h3">Not enough requirements were found</chakra.p>
              <chakra.p mt="1" fontSize="sm">
                {doubt}
              </chakra.p>
            </Box>
          )}
          <ProgressBar value={after} label="Match percentage" colour={colour.bar} />
          <chakra.p mt="3" {...(doubt ? { fontSize: 'sm', color: 'fg.muted' } : { textStyle: 'h4' })}>
            {scoreMessage(after)}
          </chakra.p>
          <Flex mt="1" gap="2" align="center" color="fg.muted" fontSize="sm" flexWrap="wrap">
            <BeforeAfter before={before} after={after} />
            <span>{changeSentence(before, after)}</span>
          </Flex>
        </Box>
      </Flex>
      <chakra.p mt="5" fontSize="xs" color="fg.subtle">
        Written by {engineName(engine)}. The score is computed from the two texts, not estimated by a model (formula{' '}
        {analysis.formula_version}).{' '}
        <MethodLink to={paths.howScoringWorks} target="_blank">
          How scoring works
        </MethodLink>
      </chakra.p>
    </Card>
  );
}

const MethodLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

function BeforeAfter({ before, after }: { before: number; after: number }) {
  return (
    <Flex
      as="span"
      gap="1.5"
      align="center"
      fontWeight="semibold"
      color="fg"
      fontVariantNumeric="tabular-nums"
      aria-hidden
    >
      {before}% <ArrowRight size={14} /> {after}%
    </Flex>
  );
}
