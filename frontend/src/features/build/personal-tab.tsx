import { Box, Grid } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '../../ui/field';
import type { Values } from './form';
import { ListField } from './list-field';

const fields = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone (Optional)', autoComplete: 'tel', type: 'tel' },
  {
    name: 'location',
    label: 'Location (Optional)',
    autoComplete: 'address-level2',
    placeholder: 'City, state or country',
  },
  { name: 'headline', label: 'Headline (Optional)', placeholder: 'For example: Registered nurse, pediatrics' },
] as const;

export function PersonalTab() {
  const { register, formState } = useFormContext<Values>();
  const errors = formState.errors.personal_info;
  return (
    <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          {...register(`personal_info.${name}`)}
          maxLength={limits.shortTextCharsMax}
          error={errors?.[name]?.message}
        />
      ))}
      <Box gridColumn="1 / -1">
        <ListField
          name="personal_info.links"
          label="Links (Optional)"
          placeholder="For example: linkedin.com/in/your-name"
          max={limits.builderLinksMax}
        />
      </Box>
      <Box gridColumn="1 / -1">
        <TextAreaField
          label="Summary (Optional)"
          placeholder="Two or three sentences about what you do well"
          {...register('personal_info.summary')}
          maxLength={limits.longTextCharsMax}
          error={errors?.summary?.message}
        />
      </Box>
    </Grid>
  );
}
