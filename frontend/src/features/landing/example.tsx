import { Box, Grid, chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import { type ReactNode } from 'react';
import { Card } from '../../ui/card';
import { Section } from './section';

const asked = ['TypeScript', 'PostgreSQL', 'REST API', 'CI/CD', 'Code review', 'Kubernetes'];
const before = {
  found: ['TypeScript'],
  lines: [
    'Responsible for the backend of the booking site (Node, TypeScript, Postgres)',
    'Made REST endpoints for the mobile app',
    'Set up automatic builds and deploys with GitHub Actions',
    'Helped new colleagues and looked over the code in their pull requests',
  ],
};
const after = {
  found: asked.slice(0, 5),
  lines: [
    'Built the booking site’s backend in TypeScript and Node.js on PostgreSQL',
    'Developed the REST API behind the mobile app',
    'Automated builds and deployments (CI/CD) with GitHub Actions',
    'Gave code review in pull requests and supported new colleagues',
  ],
};

export function Example() {
  return (
    <Section
      eyebrow="Before and after"
      heading="The same facts, in the words the job uses"
      lead="A posting asks for six things. Five were in the resume all along, in other words. The sixth was not, so it stays out."
    >
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Version title="Before" {...before} />
        <Version title="After" isNew {...after} />
      </Grid>
    </Section>
  );
}

interface VersionProps {
  title: string;
  isNew?: boolean;
  lines: string[];
  found: string[];
}

function Version({ title, isNew = false, lines, found }: VersionProps) {
  return (
    <Card as="article" p={{ base: '5', md: '8' }} {...(isNew && { borderColor: 'accent.solid', boxShadow: 'md' })}>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <Box fontSize="sm" color={isNew ? 'accent.fg' : 'fg.muted'} fontWeight="medium">
          {found.length} of {asked.length} found word for word
        </Box>
      </Box>
      <chakra.ul mt="5" ps="5" listStyle="disc" display="grid" gap="2.5" css={{ '& ::marker': { color: 'fg.subtle' } }}>
        {lines.map((line) => (
          <li key={line}>{isNew ? marked(line, found) : line}</li>
        ))}
      </chakra.ul>
      <chakra.ul mt="6" display="flex" flexWrap="wrap" gap="2">
        {asked.map((keyword) => (
          <Keyword key={keyword} isFound={found.includes(keyword)}>
            {keyword}
          </Keyword>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Keyword({ isFound, children }: { isFound: boolean; children: ReactNode }) {
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
      {children}
      <Box as="span" srOnly>
        {isFound ? 'found' : 'not found'}
      </Box>
    </chakra.li>
  );
}

/** Every keyword in the line gets a marker-pen ground. */
function marked(line: string, keywords: string[]) {
  const parts = line.split(new RegExp(`(${keywords.join('|')})`, 'i'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <chakra.mark key={index} bg="highlight" color="inherit" borderRadius="3px" px="0.5">
        {part}
      </chakra.mark>
    ) : (
      part
    ),
  );
}
