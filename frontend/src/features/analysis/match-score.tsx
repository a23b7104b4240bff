import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { Analysis } from '@tailwright/contracts/as-read';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import {
  type ScoreColour,
  asksNothing,
  changeSentence,
  doubtOf,
  engineName,
  provenFigure,
  scoreColour,
  scoreMessage,
  wordingSentence,
} from './score';

const colours: Record<ScoreColour, { text: string; bar: string }> = {
  green: { text: 'success.fg', bar: 'success.bar' },
  amber: { text: 'warning.fg', bar: 'warning.bar' },
  red: { text: 'danger.fg', bar: 'danger.solid' },
};

/** MatchScore is the match percentage, what it means, and what the tailoring changed about it. */
export function MatchScore({ analysis, engine }: { analysis: Analysis; engine?: string | undefined }) {
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
              <chakra.p textStyle="h3">{doubt.title}</chakra.p>
              <chakra.p mt="1" fontSize="sm">
                {doubt.reason}
              </chakra.p>
            </Box>
          )}
          <ProgressBar value={after} label="Match percentage" colour={colour.bar} />
          {!asksNothing(analysis) && <Message before={before} after={after} isDoubted={doubt !== undefined} />}
        </Box>
      </Flex>
      <Figures analysis={analysis} />
      <chakra.p mt="5" fontSize="xs" color="fg.subtle">
        {engine && `Written by ${engineName(engine)}. `}
        {analysis.formula_version &&
          `The score is computed from the two texts, not estimated by a model (formula ${analysis.formula_version}). `}
        <MethodLink to={paths.howScoringWorks} target="_blank">
          How scoring works
        </MethodLink>
      </chakra.p>
    </Card>
  );
}

/** Message is what the percentage means, and what the tailoring did to it. */
function Message({ before, after, isDoubted }: { before: number | undefined; after: number; isDoubted: boolean }) {
  return (
    <>
      <chakra.p mt="3" {...(isDoubted ? { fontSize: 'sm', color: 'fg.muted' } : { textStyle: 'h4' })}>
        {scoreMessage(after)}
      </chakra.p>
      {before !== undefined && (
        <Flex mt="1" gap="2" align="center" color="fg.muted" fontSize="sm" flexWrap="wrap">
          {before !== after && <BeforeAfter before={before} after={after} />}
          <span>{changeSentence(before, after)}</span>
        </Flex>
      )}
    </>
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

/** Figures are the two numbers that the match percentage is made of. */
function Figures({ analysis }: { analysis: Analysis }) {
  const { proven_percentage: proven, wording_percentage: wording, original_wording_percentage: before } = analysis;
  if (proven === undefined || wording === undefined || before === undefined) return null;
  const hasKeywords = analysis.keywords.length > 0;
  const { value, sentence } = provenFigure(analysis, proven);
  return (
    <Grid
      as="dl"
      mt="6"
      pt="5"
      borderTopWidth="1px"
      gap={{ base: '5', md: '8' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Figure name="What your resume proves" value={value}>
        {sentence}
      </Figure>
      <Figure name="In the posting's own words" value={hasKeywords ? `${wording}%` : '–'}>
        {hasKeywords ? wordingSentence(before, wording) : 'This posting names no words that a search would look for.'}
      </Figure>
    </Grid>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div>
      <chakra.dt fontSize="sm" fontWeight="semibold">
        {name}
      </chakra.dt>
      <chakra.dd fontSize="sm" color="fg.muted" mt="0.5">
        <chakra.strong color="fg" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" me="1">
          {value}
        </chakra.strong>{' '}
        {children}
      </chakra.dd>
    </div>
  );
}
