import { Box, Grid, chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import { Card } from '../../ui/card';
import { example, isOneMissing, missingTerms, termsAfter, termsBefore } from './example';
import { Marked } from './marked';
import { Section } from './section';

const lead =
  `${example.terms.length} terms of a posting: ${termsBefore.length} stood in the resume word for word, ` +
  `${termsAfter.length} do now. The resume does not say ${missingTerms}, so ${isOneMissing ? 'that stays' : 'they stay'} out.`;

export function ExampleSection() {
  return (
    <Section eyebrow="Before and after" heading="The same facts, in the words the job uses" lead={lead}>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Version title="Before" match={example.matchBefore} terms={termsBefore} />
        <Version title="After" match={example.matchAfter} terms={termsAfter} isNew />
      </Grid>
      <chakra.p mt="5" fontSize="xs" color="fg.subtle">
        Made by the built-in engine from the sample resume and the sample job in the optimizer: try it there. It changes
        order and names and can write a summary. Rewording whole sentences needs a model.
      </chakra.p>
    </Section>
  );
}

interface VersionProps {
  title: string;
  match: number;
  isNew?: boolean;
  terms: string[];
}

function Version({ title, match, isNew = false, terms }: VersionProps) {
  return (
    <Card as="article" p={{ base: '5', md: '8' }} {...(isNew && { borderColor: 'accent.solid', boxShadow: 'md' })}>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <Box fontSize="sm" color={isNew ? 'accent.fg' : 'fg.muted'} fontWeight="medium">
          {match}% match, {terms.length} of {example.terms.length} word for word
        </Box>
      </Box>
      <chakra.ul mt="5" ps="5" listStyle="disc" display="grid" gap="2.5" css={{ '& ::marker': { color: 'fg.subtle' } }}>
        {example.edits.map((edit) => (
          <li key={edit.text}>
            {isNew ? <Marked text={edit.text} terms={terms} /> : <Original kind={edit.kind} lines={edit.lines} />}
          </li>
        ))}
      </chakra.ul>
      <chakra.ul mt="6" display="flex" flexWrap="wrap" gap="2">
        {example.terms.map(({ term }) => (
          <Term key={term} term={term} isFound={terms.includes(term)} />
        ))}
      </chakra.ul>
    </Card>
  );
}

/** A summary is written where the person has none. */
const Original = ({ kind, lines }: { kind: string; lines: string[] }) =>
  kind === 'summary' ? (
    <Box as="span" color="fg.subtle">
      No summary
    </Box>
  ) : (
    lines[0]
  );

function Term({ term, isFound }: { term: string; isFound: boolean }) {
  const Icon = isFound ? Check : Minus;
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2.5"
      py="1"
      borderRadius="full"
      borderWidth="1px"
      fontSize="xs"
      {...(isFound
        ? { bg: 'success.subtle', borderColor: 'success.border', color: 'success.fg' }
        : { borderStyle: 'dashed', borderColor: 'border.strong', color: 'fg.subtle' })}
    >
      <Icon size={13} aria-hidden />
      {term}
      <Box as="span" srOnly>
        {isFound ? 'found' : 'not found'}
      </Box>
    </chakra.li>
  );
}
