import { Box, Flex } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '../../ui/field';
import { useReorder } from '../../ui/reorder';
import { AddEntry, Entries, Entry, EntryDates } from './entries';
import { type Values, noExperience } from './form';
import { LineOrder } from './line-order';

export function ExperienceTab() {
  const { register, control, formState } = useFormContext<Values>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'work_experience' });
  const names = fields.map((_, index) => `Experience ${index + 1}`);
  const reorder = useReorder({ names, axis: 'list', onMove: move });
  return (
    <Flex direction="column" gap="5">
      <Entries reorder={reorder}>
        {fields.map(({ id }, index) => {
          const errors = formState.errors.work_experience?.[index];
          return (
            <Entry
              key={id}
              title={names[index]!}
              index={index}
              reorder={reorder}
              onRemove={index > 0 ? () => remove(index) : undefined}
            >
              <TextField
                label="Company"
                {...register(`work_experience.${index}.company`)}
                maxLength={limits.shortTextCharsMax}
                error={errors?.company?.message}
              />
              <TextField
                label="Position"
                {...register(`work_experience.${index}.position`)}
                maxLength={limits.shortTextCharsMax}
                error={errors?.position?.message}
              />
              <EntryDates path={`work_experience.${index}`} currentLabel="I currently work here" />
              <Box gridColumn="1 / -1">
                <TextAreaField
                  label="Description (Optional)"
                  placeholder="What you did and what came of it, one thing per line"
                  {...register(`work_experience.${index}.description`)}
                  maxLength={limits.longTextCharsMax}
                  error={errors?.description?.message}
                />
                <LineOrder name={`work_experience.${index}.description`} about={names[index]!} />
              </Box>
            </Entry>
          );
        })}
      </Entries>
      <AddEntry onAdd={() => append(noExperience)} isFull={fields.length >= limits.builderEntriesMax}>
        Add Experience
      </AddEntry>
    </Flex>
  );
}
