import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type Step, type Wizard, canGo, steps } from './wizard';

interface Props {
  wizard: Wizard;
  onChoose: (step: Step) => void;
}

const Item = chakra('div', {
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
    '&[data-current]': { color: 'fg', fontWeight: 'semibold' },
    '&:is(button)': { cursor: 'pointer', color: 'accent.fg' },
    '&:is(button):hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
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

const Tick = chakra(Check, { base: { display: 'inline', ms: '1.5', verticalAlign: '-0.1em' } });

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
          const content = (
            <>
              <Dot state={state}>{id}</Dot>
              <span data-name>
                {name}
                {state === 'done' && <Tick size={14} strokeWidth={2.5} aria-label="Completed" />}
              </span>
            </>
          );
          return (
            <li key={id} aria-current={state === 'current' ? 'step' : undefined}>
              {index < wizard.step && canGo(wizard, index as Step) ? (
                <Item asChild>
                  <button type="button" onClick={() => onChoose(index as Step)}>
                    {content}
                  </button>
                </Item>
              ) : (
                <Item data-current={state === 'current' || undefined}>{content}</Item>
              )}
            </li>
          );
        })}
      </chakra.ol>
    </Box>
  );
}
