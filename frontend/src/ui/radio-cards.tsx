import { Box, Grid, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface RadioCard<V extends string> {
  value: V;
  label: string;
  description?: ReactNode;
  badge?: string;
}

interface Props<V extends string> {
  legend: string;
  options: readonly RadioCard<V>[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
  columns?: number;
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

/** RadioCards is a radio group whose labels and descriptions are always visible. */
export function RadioCards<V extends string>({ legend, options, value, onChange, disabled, columns = 2 }: Props<V>) {
  const name = useId();
  return (
    <chakra.fieldset disabled={disabled} border="0">
      <chakra.legend mb="2.5" fontSize="sm" fontWeight="medium">
        {legend}
      </chakra.legend>
      <Grid gap="3" gridTemplateColumns={{ base: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map((option) => (
          <Card key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              mt="0.5"
              w="4"
              h="4"
              flexShrink="0"
              accentColor="accent.solid"
              outline="0"
            />
            <Box minW="0">
              <Box fontSize="sm" fontWeight="semibold" display="flex" gap="2" alignItems="center" flexWrap="wrap">
                {option.label}
                {option.badge && (
                  <Box as="span" fontSize="2xs" px="2" borderRadius="full" bg="highlight" color="warning.fg">
                    {option.badge}
                  </Box>
                )}
              </Box>
              {option.description && (
                <Box fontSize="xs" color="fg.muted" mt="0.5">
                  {option.description}
                </Box>
              )}
            </Box>
          </Card>
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
