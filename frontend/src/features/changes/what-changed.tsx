import { Box, Flex, chakra } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/optimize';
import { useMemo, useRef, useState } from 'react';
import { Card } from '../../ui/card';
import { ChangedRow, type PutBackChoice } from './changed-row';
import { ChangeMark } from './change-mark';
import { type Row, type Section, compareResumes } from './changes';
import { PutBackBar } from './put-back-bar';
import { canPutBack, putBack } from './put-back';
import { countSentence, notAddedSentence } from './wording';

interface Props {
  result: Pick<Optimization, 'originalResume' | 'optimizedResume' | 'factCheck'>;
  /** The id of the list of what was not added, which stands beside. */
  notAddedId: string;
  /** Has a tailored text checked and scored again; resolves when that has ended, well or not. */
  onPutBack: (tailoredResume: string) => Promise<void>;
  isBusy: boolean;
}

/** WhatChanged shows what became of every line of the original, in the order of the tailored resume. */
export default function WhatChanged({ result, notAddedId, onPutBack, isBusy }: Props) {
  const { originalResume, optimizedResume, factCheck } = result;
  const { sections, counts } = useMemo(
    () => compareResumes(originalResume, optimizedResume),
    [originalResume, optimizedResume],
  );
  const rows = useMemo(() => sections.flatMap(({ title, rows: own }) => (title ? [title, ...own] : own)), [sections]);
  // Rows of an earlier text are no rows of this one, so what was chosen there chooses nothing here.
  const [chosen, setChosen] = useState<ReadonlySet<Row>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const choiceOf = (row: Row): PutBackChoice | undefined =>
    canPutBack(row)
      ? { isChosen: chosen.has(row), isBusy, onToggle: () => setChosen(toggled(chosen, row)) }
      : undefined;
  const apply = async () => {
    await onPutBack(putBack(result, rows, chosen));
    // The button that had the focus is gone with what it did.
    heading.current?.focus();
  };
  return (
    <Card p={{ base: '4', md: '8' }}>
      <chakra.h3 ref={heading} tabIndex={-1} textStyle="h3" outline="0" scrollMarginTop="9rem">
        What changed
      </chakra.h3>
      <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
        {countSentence(counts)}{' '}
        <chakra.a href={`#${notAddedId}`} color="accent.fg" textDecoration="underline" textUnderlineOffset="2px">
          {notAddedSentence(factCheck.notAdded.length)}
        </chakra.a>
      </chakra.p>
      {sections.map((section, index) => (
        <ChangedSection key={index} {...section} choiceOf={choiceOf} />
      ))}
      <PutBackBar
        count={rows.filter((row) => chosen.has(row)).length}
        isBusy={isBusy}
        onApply={() => void apply()}
        onClear={() => setChosen(new Set())}
      />
    </Card>
  );
}

function ChangedSection({ title, rows, choiceOf }: Section & { choiceOf: (row: Row) => PutBackChoice | undefined }) {
  return (
    <Box as="section" mt="7">
      <Flex gap="2.5" align="center" flexWrap="wrap" borderBottomWidth="1px" borderColor="border.strong" pb="1.5">
        <chakra.h4 textStyle="h4">{title ? title.text : 'Top of the resume'}</chakra.h4>
        {title && <ChangeMark change={title.change} />}
      </Flex>
      {title && isReworded(title) && (
        <chakra.p mt="1.5" fontSize="xs" color="fg.muted">
          Was “{title.basis.map(({ text }) => text).join(' ')}”
        </chakra.p>
      )}
      <chakra.ul listStyle="none" mt="3" display="grid" gap="3">
        {inRuns(rows).map((run, index) =>
          Array.isArray(run) ? (
            <UnchangedRun key={index} rows={run} />
          ) : (
            <ChangedRow key={index} row={run} putBack={choiceOf(run)} />
          ),
        )}
      </chakra.ul>
    </Box>
  );
}

function UnchangedRun({ rows }: { rows: Row[] }) {
  return (
    <chakra.li>
      <chakra.details fontSize="sm" color="fg.muted">
        <chakra.summary cursor="pointer" fontSize="xs" py="1" w="fit-content" borderRadius="sm">
          {rows.length === 1 ? '1 unchanged line' : `${rows.length} unchanged lines`}
        </chakra.summary>
        <chakra.ul listStyle="none" ps="3" mt="1" display="grid" gap="1" borderInlineStartWidth="2px">
          {rows.map(({ text }, index) => (
            <chakra.li key={index} overflowWrap="anywhere">
              {text}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.details>
    </chakra.li>
  );
}

function toggled(rows: ReadonlySet<Row>, row: Row): ReadonlySet<Row> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}

const isReworded = ({ change }: Row) => change === 'reworded' || change === 'moved and reworded';

/** Neighbouring unchanged lines are folded into one run. */
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
