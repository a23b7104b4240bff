import { Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/field';
import { isReading } from './input-source';
import { SourceInput } from './source-input';
import type { Optimizer } from './use-optimizer';

export function ResumeStep({ optimizer: { wizard, act, continueToJob } }: { optimizer: Optimizer }) {
  return (
    <>
      <SourceInput document="resume" source={wizard.resume} act={act} disabled={wizard.busy} />
      <CheckboxField
        label="Use direct API method (try this if you experience issues)"
        checked={wizard.direct}
        onChange={(event) => act({ type: 'direct-changed', direct: event.target.checked })}
        disabled={wizard.busy}
      />
      <Flex justify="space-between" gap="3" borderTopWidth="1px" pt="5">
        {/* Without an action, as specified: it must not throw away what was typed. */}
        <Button variant="ghost">Cancel</Button>
        <Button
          onClick={continueToJob}
          loading={isReading(wizard.resume)}
          loadingText="Reading your file..."
          disabled={wizard.busy}
        >
          Continue
        </Button>
      </Flex>
    </>
  );
}
