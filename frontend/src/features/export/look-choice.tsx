import { Box, Menu } from '@chakra-ui/react';
import {
  type DocumentAccent,
  type DocumentDensity,
  type DocumentTemplate,
  documentAccents,
  documentDensities,
  documentLooks,
} from '@tailwright/contracts/document-looks';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import type { Look } from './kept-look';

const templates = Object.entries(documentLooks) as [DocumentTemplate, { label: string; description: string }][];
const accents = Object.entries(documentAccents) as [DocumentAccent, { label: string; color: string }][];
/** What the template does by itself; a menu's item needs a value. */
const own = 'own';
export const densityNames: Record<DocumentDensity | typeof own, string> = {
  own: 'Automatic',
  roomy: 'Roomy',
  tight: 'Tight',
};

interface Props {
  look: Look;
  onChange: (look: Look) => void;
}

/** LookChoice are the parts of the export menu that say how PDF and Word look; it stays open while one is chosen. */
export function LookChoice({ look, onChange }: Props) {
  return (
    <>
      <Choice
        label="Look of PDF and Word"
        value={look.template}
        onChange={(template) => onChange({ ...look, template })}
      >
        {templates.map(([value, { label, description }]) => (
          <Menu.RadioItem key={value} value={value} valueText={label} closeOnSelect={false} title={description}>
            <Box w="4">{look.template === value && <Check size={16} aria-hidden />}</Box>
            {label}
          </Menu.RadioItem>
        ))}
      </Choice>
      <Choice
        label="Colour"
        isRow
        value={look.accent ?? own}
        onChange={(accent) => onChange({ ...look, accent: accent === own ? undefined : accent })}
      >
        {[[own, { label: 'Colour of the look', color: undefined }] as const, ...accents].map(
          ([value, { label, color }]) => (
            <Menu.RadioItem
              key={value}
              value={value}
              valueText={label}
              closeOnSelect={false}
              aria-label={label}
              title={label}
              px="1.5"
            >
              <Box
                w="5"
                h="5"
                borderRadius="full"
                borderWidth="1px"
                borderColor="border.control"
                bg={color}
                color={color && 'white'}
                display="grid"
                placeItems="center"
              >
                {(look.accent ?? own) === value && <Check size={13} aria-hidden />}
              </Box>
            </Menu.RadioItem>
          ),
        )}
      </Choice>
      <Choice
        label="Spacing"
        isRow
        value={look.density ?? own}
        onChange={(density) => onChange({ ...look, density: density === own ? undefined : density })}
      >
        {([own, ...documentDensities] as const).map((value) => (
          <Menu.RadioItem
            key={value}
            value={value}
            valueText={densityNames[value]}
            closeOnSelect={false}
            px="2"
            textDecoration={(look.density ?? own) === value ? 'underline' : undefined}
          >
            {densityNames[value]}
          </Menu.RadioItem>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  isRow?: boolean;
  onChange: (value: Value) => void;
  children: ReactNode;
}

function Choice<Value extends string>({ label, value, isRow = false, onChange, children }: ChoiceProps<Value>) {
  return (
    <Menu.RadioItemGroup aria-label={label} value={value} onValueChange={(change) => onChange(change.value as Value)}>
      <Box px="3" pt="1" pb="1" fontSize="xs" color="fg.muted" aria-hidden>
        {label}
      </Box>
      <Box {...(isRow && { display: 'flex', px: '1.5' })}>{children}</Box>
    </Menu.RadioItemGroup>
  );
}
