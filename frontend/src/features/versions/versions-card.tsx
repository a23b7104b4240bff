import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ResumeVersion, SavedResume } from '@tailwright/contracts/saved-resumes';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Button, IconButton } from '../../ui/button';
import { styleName } from '../optimize/styles';
import { Quiet, SideCard } from '../saved/side-card';

const NameDialog = lazily(() => import('./name-dialog'));
const CompareDialog = lazily(() => import('./compare-dialog'));

interface Props {
  saved: SavedResume;
  isBusy: boolean;
  onBringBack: (versionId: string) => void;
}

/** Of the earlier versions so many stand there at once. */
const firstShown = 4;

/** VersionsCard lists what a resume was before; any of it can come back, and nothing is lost by that. */
export function VersionsCard({ saved, isBusy, onBringBack }: Props) {
  const { record, version, earlier } = saved;
  const [showsAll, setShowsAll] = useState(false);
  const [named, setNamed] = useState<ResumeVersion | null>(null);
  const [compared, setCompared] = useState<ResumeVersion | null>(null);
  const shown = showsAll ? earlier : earlier.filter(({ name }, at) => at < firstShown || name !== undefined);
  return (
    <SideCard title="Versions">
      <Quiet>
        {earlier.length === 0
          ? 'This is the first. Another style, and each line you change, makes the next.'
          : 'Each style and each change is one. The newest is shown, and stands behind the link.'}
      </Quiet>
      <chakra.ol mt="3" listStyle="none">
        <Version version={version} isNewest onName={() => setNamed(version)} />
        {shown.map((each) => (
          <Version key={each.id} version={each} onName={() => setNamed(each)}>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Compare version ${each.number}`}
              onClick={() => setCompared(each)}
            >
              Compare
            </Button>
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
      {shown.length < earlier.length && (
        <Button size="sm" variant="link" mt="2" onClick={() => setShowsAll(true)}>
          Show all {earlier.length + 1}
        </Button>
      )}
      <Suspense>
        {named && <NameDialog resumeId={record.id} version={named} onClose={() => setNamed(null)} />}
        {compared && (
          <CompareDialog
            {...{ saved, isBusy, onBringBack }}
            versionId={compared.id}
            onClose={() => setCompared(null)}
          />
        )}
      </Suspense>
    </SideCard>
  );
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionProps {
  version: ResumeVersion;
  isNewest?: boolean;
  onName: () => void;
  /** What can be done with an earlier one. */
  children?: ReactNode;
}

function Version({ version, isNewest = false, onName, children }: VersionProps) {
  const { number, name, createdAt, style, matchingPercentage } = version;
  const facts = [
    ...(name === undefined ? [] : [`Version ${number}`]),
    ...(matchingPercentage === undefined ? [] : [`${matchingPercentage}%`]),
    ...(style ? [styleName(style)] : []),
    time.format(new Date(createdAt)),
  ];
  return (
    <Box as="li" py="2.5" borderTopWidth="1px">
      <Flex gap="2" align="flex-start" justify="space-between">
        <Box minW="0">
          <Box fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
            {name ?? `Version ${number}`}
            {isNewest && (
              <chakra.span ms="2" fontWeight="normal" color="fg.muted">
                Newest
              </chakra.span>
            )}
          </Box>
          <Box fontSize="xs" color="fg.muted">
            {facts.join(' · ')}
          </Box>
        </Box>
        <IconButton label={`Name version ${number}`} h="8" w="8" color="fg.muted" onClick={onName}>
          <Pencil size={14} aria-hidden />
        </IconButton>
      </Flex>
      {children && (
        <Flex mt="2" gap="2" flexWrap="wrap">
          {children}
        </Flex>
      )}
    </Box>
  );
}
