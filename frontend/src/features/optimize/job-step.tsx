import { Flex } from '@chakra-ui/react';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button';
import { isReading } from './input-source';
import { SourceInput } from './source-input';
import type { Optimizer } from './use-optimizer';

export function JobStep({ optimizer: { wizard, act, optimize } }: { optimizer: Optimizer }) {
  const reading = isReading(wizard.job);
  return (
    <>
      <SourceInput document="job" source={wizard.job} act={act} disabled={wizard.busy} />
      <Flex justify="space-between" gap="3" borderTopWidth="1px" pt="5">
        <Button variant="outline" onClick={() => act({ type: 'step-chosen', step: 0 })} disabled={wizard.busy}>
          <ArrowLeft size={16} aria-hidden />
          Back
        </Button>
        <Button
          onClick={() => void optimize()}
          loading={wizard.busy || reading}
          loadingText={wizard.busy ? 'Optimizing...' : 'Reading your file...'}
        >
          <Sparkles size={16} aria-hidden />
          Optimize Resume
        </Button>
      </Flex>
    </>
  );
}
