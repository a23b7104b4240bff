import { Box, Flex, chakra } from '@chakra-ui/react';
import { type ResumeVersion, type SavedResume, getVersion } from '@tailwright/contracts/saved-resumes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/api';
import { endpointQuery } from '../../lib/query-client';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Spinner } from '../../ui/spinner';
import { compareVersions, differenceSentence, inRuns } from './compare-versions';
import { ComparedRun } from './compared-run';
import { nameOfVersion } from './version-name';

interface Props {
  saved: SavedResume;
  /** The version that was chosen, on the left; the newest stands on the right. */
  versionId: string;
  isBusy: boolean;
  onBringBack: (versionId: string) => void;
  onClose: () => void;
}

/** CompareDialog shows two versions side by side, line by line. */
export default function CompareDialog({ saved, versionId, isBusy, onBringBack, onClose }: Props) {
  const versions = [saved.version, ...saved.earlier];
  const [leftId, setLeftId] = useState(versionId);
  const [rightId, setRightId] = useState(saved.version.id);
  const [left, right] = [useVersionText(saved, leftId), useVersionText(saved, rightId)];
  const rows = useMemo(
    () => (left.data === undefined || right.data === undefined ? null : compareVersions(left.data, right.data)),
    [left.data, right.data],
  );
  const error = left.error ?? right.error;
  const isNewest = leftId === saved.version.id;
  return (
    <Dialog
      open
      width="6xl"
      title="Compare two versions"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={isBusy || isNewest}
            onClick={() => {
              onBringBack(leftId);
              onClose();
            }}
          >
            Bring back the left one
          </Button>
        </>
      }
    >
      <Flex gap={{ base: '3', md: '6' }}>
        <Choice label="Left" versions={versions} value={leftId} onChange={setLeftId} />
        <Choice label="Right" versions={versions} value={rightId} onChange={setRightId} />
      </Flex>
      {error && (
        <Box mt="4">
          <Notice tone="danger">{messageOf(error, 'The version could not be loaded. Please try again.')}</Notice>
        </Box>
      )}
      {!rows && !error && (
        <Box role="status" mt="6" color="fg.muted">
          <Spinner me="2" />
          Loading both versions...
        </Box>
      )}
      {rows && (
        <>
          <chakra.p role="status" mt="4" fontSize="sm" color="fg.muted">
            {differenceSentence(rows)}
          </chakra.p>
          <chakra.ol mt="3" listStyle="none" aria-label="Both versions, line by line">
            {inRuns(rows).map((run, index) => (
              <ComparedRun key={index} rows={run} />
            ))}
          </chakra.ol>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  versions: readonly ResumeVersion[];
  value: string;
  onChange: (id: string) => void;
}

const Choice = ({ label, versions, value, onChange }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {versions.map((version) => (
      <option key={version.id} value={version.id}>
        {nameOfVersion(version)}
      </option>
    ))}
  </SelectField>
);

/** The newest version stands in the record; an earlier one never changes. */
function useVersionText({ record, version }: SavedResume, versionId: string) {
  const isNewest = versionId === version.id;
  const earlier = useQuery({
    ...endpointQuery(getVersion, { params: { resumeId: record.id, versionId } }),
    enabled: !isNewest,
  });
  return isNewest
    ? { data: record.optimized_resume_text, error: null }
    : { data: earlier.data?.tailoredResume, error: earlier.error };
}
