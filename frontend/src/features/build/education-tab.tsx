import { Box, Flex } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/field';
import { useReorder } from '../../ui/reorder';
import { AddEntry, Entries, Entry, EntryDates } from './entries';
import { type Values, noEducation } from './form';

export function EducationTab() {
  const { register, control, formState } = useFormContext<Values>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'education' });
  const names = fields.map((_, index) => `Education ${index + 1}`);
  const reorder = useReorder({ names, axis: 'list', onMove: move });
  return (
    <Flex direction="column" gap="5">
      <Entries reorder={reorder}>
        {fields.map(({ id }, index) => {
          const errors = formState.errors.education?.[index];
          return (
            <Entry
              key={id}
              title={names[index]!}
              index={index}
              reorder={reorder}
              onRemove={index > 0 ? () => remove(index) : undefined}
            >
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
      </Entries>
      <AddEntry onAdd={() => append(noEducation)} isFull={fields.length >= limits.builderEntriesMax}>
        Add Education
      </AddEntry>
    </Flex>
  );
}
