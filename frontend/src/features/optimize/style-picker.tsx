import { Flex, chakra } from '@chakra-ui/react';
import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RadioCards } from '../../ui/radio-cards';
import { styles } from './styles';

interface Props {
  value: OptimizeStyle;
  onChange: (style: OptimizeStyle) => void;
  onAgain: () => void;
  /** Something runs that another style must wait for. */
  isBusy: boolean;
  /** Who wrote the result: what a style can do depends on it. */
  engine: string | undefined;
  /** Another style is being written. */
  isRunning: boolean;
}

export function StylePicker({ value, onChange, onAgain, engine, isBusy, isRunning }: Props) {
  return (
    <Card>
      <chakra.h3 textStyle="h3" mb="4">
        Not quite right?
      </chakra.h3>
      <RadioCards
        legend="Choose another style"
        options={styles}
        value={value}
        onChange={onChange}
        disabled={isRunning}
      />
      {engine === 'built-in' && (
        <chakra.p mt="3" fontSize="sm" color="fg.muted">
          With the built-in engine the styles differ in order, layout and summary. Rewording sentences needs a model.
        </chakra.p>
      )}
      <Flex mt="5">
        <Button variant="outline" onClick={onAgain} disabled={isBusy} loading={isRunning} loadingText="Optimizing...">
          <RefreshCw size={16} aria-hidden />
          Optimize Again
        </Button>
      </Flex>
    </Card>
  );
}
