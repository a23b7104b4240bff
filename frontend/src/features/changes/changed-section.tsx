import { Box, Flex, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { IconButton } from '../../ui/button';
import { ChangeMark } from './change-mark';
import { ChangedRow } from './changed-row';
import type { Row, Section } from './changes';
import { KeptRow } from './kept-row';
import { LineEditor } from './line-editor';
import type { LineTools } from './line-tools';
import { canPutBack } from './put-back';
import { EditIcon, UnchangedRun } from './unchanged-run';

interface Props {
  section: Section;
  asked: readonly RequirementMatch[];
  tools: LineTools;
}

/** ChangedSection is one section of the tailored resume; neighbouring unchanged lines are folded into one run. */
export function ChangedSection({ section: { title, rows }, asked, tools }: Props) {
  return (
    <Box as="section" mt="7">
      {title ? <Title row={title} tools={tools} /> : <TitleLine data-section="top">Top of the resume</TitleLine>}
      <chakra.ul listStyle="none" mt="3" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {inRuns(rows).map((run) => {
          if (Array.isArray(run)) return <UnchangedRun key={tools.keyOf(run[0]!)} rows={run} tools={tools} />;
          const key = tools.keyOf(run);
          return tools.isKept(run) && !tools.choice && !tools.editingOf(run) ? (
            <KeptRow key={key} row={run} tools={tools} />
          ) : (
            <ChangedRow key={key} row={run} asked={asked} tools={tools} />
          );
        })}
      </chakra.ul>
    </Box>
  );
}

const TitleLine = chakra('h4', {
  base: { textStyle: 'h4', borderBottomWidth: '1px', borderColor: 'border.strong', pb: '1.5' },
});

function Title({ row, tools }: { row: Row; tools: LineTools }) {
  const editing = tools.editingOf(row);
  const isReworded = row.change === 'reworded' || row.change === 'moved and reworded';
  return (
    <Box data-line={tools.keyOf(row)} tabIndex={-1} _focusVisible={{ outlineOffset: '4px' }}>
      <Flex
        gap="2.5"
        align="center"
        flexWrap="wrap"
        borderBottomWidth="1px"
        borderColor="border.strong"
        pb="1.5"
        overflowWrap="anywhere"
      >
        <chakra.h4 textStyle="h4">{row.text}</chakra.h4>
        <ChangeMark row={row} />
        {!editing && !tools.choice && (
          <Flex gap="1" ms="auto">
            {canPutBack(row) && (
              <IconButton
                label={`Undo: ${row.text}`}
                title="Undo"
                h="7"
                w="7"
                color="fg.muted"
                disabled={tools.isBusy}
                onClick={() => tools.onUndo(row)}
              >
                <Undo2 size={14} aria-hidden />
              </IconButton>
            )}
            <EditIcon row={row} tools={tools} />
          </Flex>
        )}
      </Flex>
      {editing && <LineEditor {...editing} />}
      {isReworded && (
        <chakra.p mt="1.5" fontSize="xs" color="fg.muted">
          Was “{row.basis.map(({ text }) => text).join(' ')}”
        </chakra.p>
      )}
    </Box>
  );
}

function inRuns(rows: readonly Row[]): (Row | Row[])[] {
  const runs: (Row | Row[])[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (row.change !== 'unchanged') runs.push(row);
    else if (Array.isArray(last)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}
