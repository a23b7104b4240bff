import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ResumeVersion, SavedResume } from '@tailwright/contracts/saved-resumes';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { styleName } from '../optimize/styles';
import { Quiet, SideCard } from './side-card';

interface Props {
  saved: SavedResume;
  isBusy: boolean;
  onBringBack: (versionId: string) => void;
}

/** Of the earlier versions so many stand there at once. */
const firstShown = 4;

/** VersionsCard lists what a resume was before; any of it can come back, and nothing is lost by that. */
export function VersionsCard({ saved: { version, earlier }, isBusy, onBringBack }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <SideCard title="Versions">
      <Quiet>
        {earlier.length === 0
          ? 'This is the first. Another style, and each line you change, makes the next.'
          : 'Each style and each change is one. The newest is shown, and stands behind the link.'}
      </Quiet>
      <chakra.ol mt="3" listStyle="none">
        <Version version={version}>
          <chakra.span fontSize="sm" color="fg.muted">
            Newest
          </chakra.span>
        </Version>
        {earlier.slice(0, showsAll ? earlier.length : firstShown).map((each) => (
          <Version key={each.id} version={each}>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Bring back version ${each.number}`}
              disabled={isBusy}
              onClick={() => onBringBack(each.id)}
            >
              Bring back
            </Button>
          </Version>
        ))}
      </chakra.ol>
      {!showsAll && earlier.length > firstShown && (
        <Button size="sm" variant="link" mt="2" onClick={() => setShowsAll(true)}>
          Show all {earlier.length + 1}
        </Button>
      )}
    </SideCard>
  );
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Version({ version, children }: { version: ResumeVersion; children: React.ReactNode }) {
  const { number, createdAt, style, matchingPercentage } = version;
  const facts = [
    ...(matchingPercentage === undefined ? [] : [`${matchingPercentage}%`]),
    ...(style ? [styleName(style)] : []),
    time.format(new Date(createdAt)),
  ];
  return (
    <Flex as="li" py="2.5" gap="3" align="center" justify="space-between" borderTopWidth="1px">
      <Box minW="0">
        <Box fontSize="sm" fontWeight="medium">
          Version {number}
        </Box>
        <Box fontSize="xs" color="fg.muted">
          {facts.join(' · ')}
        </Box>
      </Box>
      {children}
    </Flex>
  );
}
