import { Box, Grid, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '../../ui/field';
import type { Values } from './form';

type Details = Values['project_details'][number];

/** ProjectTexts take what is to be said of each project, once there is one. */
export function ProjectTexts() {
  const { control } = useFormContext<Values>();
  const { field } = useController({ control, name: 'project_details' });
  const projects = useWatch({ control, name: 'additional.projects' });
  if (projects.length === 0) return null;
  const change = (next: Details) => field.onChange([...field.value.filter(({ name }) => name !== next.name), next]);
  return (
    <Box as="section" aria-label="Texts of projects" mt="6" display="grid" gap="2">
      {projects.map((name) => (
        <ProjectText
          key={name}
          details={field.value.find((each) => each.name === name) ?? { name, link: '', description: '' }}
          onChange={change}
        />
      ))}
    </Box>
  );
}

function ProjectText({ details, onChange }: { details: Details; onChange: (details: Details) => void }) {
  const { name, link, description } = details;
  return (
    <chakra.details borderWidth="1px" borderRadius="lg" px="4" py="2.5">
      <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
        Project “{name}”: link and text
        {link + description !== '' && (
          <chakra.span ms="2" fontWeight="normal" color="fg.muted">
            filled in
          </chakra.span>
        )}
      </chakra.summary>
      <Grid gap="4" mt="3" mb="2">
        <TextField
          label="Link (Optional)"
          placeholder="For example: github.com/you/food-drive"
          value={link}
          maxLength={limits.shortTextCharsMax}
          onChange={({ target }) => onChange({ ...details, link: target.value })}
        />
        <TextAreaField
          label="What you did (Optional)"
          placeholder="One thing per line"
          rows={4}
          value={description}
          maxLength={limits.longTextCharsMax}
          onChange={({ target }) => onChange({ ...details, description: target.value })}
        />
      </Grid>
    </chakra.details>
  );
}
