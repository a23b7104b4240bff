import { Flex, chakra } from '@chakra-ui/react';
import type { Analysis } from '@tailwright/contracts/as-read';
import { type ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

/** AnalysisReport lists what the tailoring brought out, what is still missing, and what would help. */
export function AnalysisReport({ analysis }: { analysis: Analysis }) {
  const { added_keywords: added, missing_keywords: missing = [], improvement_areas: improvements } = analysis;
  return (
    <Card display="grid" gap="6">
      <Section title="Keywords Added">
        {added.length > 0 ? <Keywords keywords={added} variant="default" /> : <Quiet>No keywords were added</Quiet>}
      </Section>
      {missing.length > 0 && (
        <Section title="Still Missing">
          <Keywords keywords={missing} variant="destructive" />
          <Quiet>Add one only if it is true: the check takes out what your resume does not show.</Quiet>
        </Section>
      )}
      <Section title="Improvement Suggestions">
        {improvements.length > 0 ? (
          <chakra.ul listStyle="disc" ps="5" display="grid" gap="1.5" fontSize="sm">
            {improvements.map((improvement) => (
              <li key={improvement}>{improvement}</li>
            ))}
          </chakra.ul>
        ) : (
          <Quiet>Nothing stands out. Read it once more in your own voice.</Quiet>
        )}
      </Section>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <chakra.h3 textStyle="h4" mb="2.5">
        {title}
      </chakra.h3>
      {children}
    </section>
  );
}

function Keywords({ keywords, variant }: { keywords: string[]; variant: 'default' | 'destructive' }) {
  return (
    <Flex as="ul" gap="2" flexWrap="wrap" listStyle="none">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Badge variant={variant} overflowWrap="anywhere">
            {keyword}
          </Badge>
        </li>
      ))}
    </Flex>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <chakra.p fontSize="sm" color="fg.muted" mt="2">
      {children}
    </chakra.p>
  );
}
