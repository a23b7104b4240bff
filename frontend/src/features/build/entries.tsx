import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { CheckboxField, TextField } from '../../ui/field';
import { Grip, MoveButtons, Moved, type Reorder, reorderable } from '../../ui/reorder';
import type { Values } from './form';

interface EntryProps {
  title: string;
  /** Absent for the first entry, which always stays. */
  onRemove?: (() => void) | undefined;
  index: number;
  reorder: Reorder;
  children: ReactNode;
}

/** Entry frames one experience or education. */
export function Entry({ title, onRemove, index, reorder, children }: EntryProps) {
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      css={reorderable}
      {...reorder.itemProps(index)}
    >
      <Flex justify="space-between" align="center" minH="9" mb="3" gap="1">
        {reorder.count > 1 && <Grip reorder={reorder} index={index} />}
        <chakra.h2 textStyle="h4" flex="1">
          {title}
        </chakra.h2>
        {reorder.count > 1 && <MoveButtons reorder={reorder} index={index} name={title} />}
        {onRemove && (
          <Button variant="dangerGhost" size="sm" onClick={onRemove} aria-label={`Remove ${title}`}>
            <Trash2 size={15} aria-hidden />
            Remove
          </Button>
        )}
      </Flex>
      <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {children}
      </Grid>
    </Box>
  );
}

type EntryPath = `work_experience.${number}` | `education.${number}`;

/** EntryDates are the dates of an entry; one that goes on has no end. */
export function EntryDates({ path, currentLabel }: { path: EntryPath; currentLabel: string }) {
  const { register, control, getFieldState, formState } = useFormContext<Values>();
  const current = useWatch({ control, name: `${path}.current` });
  const hint = 'MM/YYYY or Present';
  return (
    <>
      <TextField
        label="Start Date"
        placeholder="MM/YYYY"
        {...register(`${path}.start_date`)}
        maxLength={limits.shortTextCharsMax}
        error={getFieldState(`${path}.start_date`, formState).error?.message}
      />
      <TextField
        label="End Date (Optional)"
        placeholder={hint}
        {...register(`${path}.end_date`)}
        maxLength={limits.shortTextCharsMax}
        disabled={current}
        error={getFieldState(`${path}.end_date`, formState).error?.message}
      />
      <Box gridColumn="1 / -1">
        <CheckboxField label={currentLabel} {...register(`${path}.current`)} />
      </Box>
    </>
  );
}

export function AddEntry({ children, onAdd, isFull }: { children: ReactNode; onAdd: () => void; isFull: boolean }) {
  return (
    <Button variant="outline" onClick={onAdd} disabled={isFull} alignSelf="flex-start">
      <Plus size={16} aria-hidden />
      {children}
    </Button>
  );
}

/** Entries are the entries of a part, which can be put into another order. */
export const Entries = ({ reorder, children }: { reorder: Reorder; children: ReactNode }) => (
  <Box>
    <Flex ref={reorder.list as RefObject<HTMLDivElement>} direction="column" gap="5">
      {children}
    </Flex>
    <Moved reorder={reorder} />
  </Box>
);
