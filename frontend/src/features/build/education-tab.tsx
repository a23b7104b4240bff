import { Box, Flex } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/field';
import { AddEntry, Entry, EntryDates } from './entries';
import { type Values, noEducation } from './form';

export function EducationTab() {
  const { register, control, formState } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'education' });
  return (
    <Flex direction="column" gap="5">
      {fields.map(({ id }, index) => {
        const errors = formState.errors.education?.[index];
        return (
          <Entry key={id} title={`Education ${index + 1}`} onRemove={index > 0 ? () => remove(index) : undefined}>
            <TextField
              label="Institution"
              {...register(`education.${index}.institution`)}
              maxLength={limits.shortTextCharsMax}
              error={errors?.institution?.message}
            />
            <TextField
              label="Degree"
              {...register(`education.${index}.degree`)}
              maxLength={limits.shortTextCharsMax}
              error={errors?.degree?.message}
            />
            <Box gridColumn="1 / -1">
              <TextField
                label="Field of Study (Optional)"
                {...register(`education.${index}.field`)}
                maxLength={limits.shortTextCharsMax}
              />
            </Box>
            <EntryDates path={`education.${index}`} currentLabel="I currently study here" />
          </Entry>
        );
      })}
      <AddEntry onAdd={() => append(noEducation)} isFull={fields.length >= limits.builderEntriesMax}>
        Add Education
      </AddEntry>
    </Flex>
  );
}
