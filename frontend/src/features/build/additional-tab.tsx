import { Box, Grid } from '@chakra-ui/react';
import type { BuilderTemplate } from '@tailwright/contracts/build';
import { useController, useFormContext } from 'react-hook-form';
import { type RadioCard, RadioCards } from '../../ui/radio-cards';
import type { ListName, Values } from './form';
import { ListField } from './list-field';
import { ProjectTexts } from './project-texts';

const lists: { name: ListName; label: string; placeholder: string }[] = [
  { name: 'languages', label: 'Languages', placeholder: 'For example: Spanish' },
  { name: 'certifications', label: 'Certifications', placeholder: 'For example: First aid, 2024' },
  { name: 'projects', label: 'Projects', placeholder: 'For example: A food drive' },
  { name: 'hobbies', label: 'Hobbies', placeholder: 'For example: Trail running' },
];

const templates: RadioCard<BuilderTemplate>[] = [
  {
    value: 'modern',
    label: 'Modern Clean',
    badge: 'Popular',
    description: 'Plain headings, experience first. Reads well for people and for screening software.',
  },
  {
    value: 'creative',
    label: 'Creative Edge',
    description: 'Opens with your own words and what you make, for roles where voice counts.',
  },
];

export function AdditionalTab({ isBusy }: { isBusy: boolean }) {
  const { control } = useFormContext<Values>();
  const { field } = useController({ control, name: 'template' });
  return (
    <>
      <Grid gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {lists.map(({ name, ...list }) => (
          <ListField key={name} name={`additional.${name}`} {...list} />
        ))}
      </Grid>
      <ProjectTexts />
      <Box mt="8">
        <RadioCards
          legend="Template"
          options={templates}
          value={field.value}
          onChange={field.onChange}
          disabled={isBusy}
        />
      </Box>
    </>
  );
}
