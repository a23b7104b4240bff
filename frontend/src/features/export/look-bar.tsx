import { Grid } from '@chakra-ui/react';
import {
  type DocumentAccent,
  type DocumentDensity,
  type DocumentTemplate,
  documentAccents,
  documentDensities,
  documentLooks,
} from '@tailwright/contracts/document-looks';
import { SelectField } from '../../ui/field';
import type { Look } from './kept-look';
import { densityNames } from './look-choice';

interface Props {
  look: Look;
  onChange: (look: Look) => void;
}

/** LookBar are the choices of a look beside the pages that show it. */
export const LookBar = ({ look, onChange }: Props) => (
  <Grid
    gap="3"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
    // On a phone the first, which has the longest words, has a line of its own.
    css={{ '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } } }}
    data-no-print
  >
    <SelectField
      label="Look"
      value={look.template}
      onChange={({ target }) => onChange({ ...look, template: target.value as DocumentTemplate })}
    >
      {Object.entries(documentLooks).map(([value, { label }]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Colour"
      value={look.accent ?? ''}
      onChange={({ target }) =>
        onChange({ ...look, accent: (target.value || undefined) as DocumentAccent | undefined })
      }
    >
      <option value="">Of the look</option>
      {Object.entries(documentAccents).map(([value, { label }]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Spacing"
      value={look.density ?? ''}
      onChange={({ target }) =>
        onChange({ ...look, density: (target.value || undefined) as DocumentDensity | undefined })
      }
    >
      <option value="">{densityNames.own}</option>
      {documentDensities.map((value) => (
        <option key={value} value={value}>
          {densityNames[value]}
        </option>
      ))}
    </SelectField>
  </Grid>
);
