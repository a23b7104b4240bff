import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type Step, type Wizard, canGo, steps } from './wizard';

interface Props {
  wizard: Wizard;
  onChoose: (step: Step) => void;
}

const Item = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '1.5', md: '3' },
    w: 'full',
    textAlign: { base: 'center', md: 'start' },
    fontSize: { base: '2xs', md: 'sm' },
    lineHeight: 'snug',
    color: 'fg.subtle',
    borderRadius: 'md',
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
    '&:not(:disabled)': { cursor: 'pointer', color: 'accent.fg' },
    '&:hover:not(:disabled) [data-name]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const Dot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '8',
    h: '8',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    state: {
      done: { bg: 'accent.subtle', borderColor: 'accent.border', color: 'accent.fg' },
      current: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
      ahead: {},
    },
  },
});

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** StepProgress shows the three steps; a completed one leads back, none leads forward. */
export function StepProgress({ wizard, onChoose }: Props) {
  return (
    <Box as="nav" aria-label="Steps of the wizard">
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
        gap={{ base: '2', md: '6' }}
        listStyle="none"
      >
        {steps.map(({ id, name }, index) => {
          const state = stateOf(index, wizard.step);
          const isOpen = index < wizard.step && canGo(wizard, index as Step);
          return (
            <li key={id}>
              <Item
                type="button"
                disabled={!isOpen}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onChoose(index as Step)}
              >
                <Dot state={state}>
                  {state === 'done' ? <Check size={16} aria-label="Completed, step" /> : null}
                  {state !== 'done' && id}
                </Dot>
                <span data-name>{name}</span>
              </Item>
            </li>
          );
        })}
      </chakra.ol>
    </Box>
  );
}
