import { Flex, chakra } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { useMemo, useRef } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { compareResumes } from './changes';
import { ChangedSection } from './changed-section';
import { ChangesBar } from './changes-bar';
import { rowsOf } from './outcome';
import { canPutBack } from './put-back';
import { countReviewed } from './review';
import { type Reviewing, useReviewing } from './use-reviewing';
import { countSentence, notAddedSentence, progressSentence } from './wording';

interface Props extends Reviewing {
  result: Optimization;
  /** The id of the list of what was not added, which stands beside. */
  notAddedId: string;
}

/** WhatChanged shows what became of every line of the original, and lets a person accept, undo and edit each. */
export default function WhatChanged({ result, notAddedId, ...reviewing }: Props) {
  const { originalResume, optimizedResume, edits, factCheck, analysis } = result;
  const { sections, counts } = useMemo(
    () => compareResumes(originalResume, optimizedResume, edits),
    [originalResume, optimizedResume, edits],
  );
  const rows = useMemo(() => rowsOf({ sections }), [sections]);
  const places = {
    card: useRef<HTMLElement>(null),
    heading: useRef<HTMLHeadingElement>(null),
    bar: useRef<HTMLParagraphElement>(null),
  };
  const { tools, bar, toggleChoosing } = useReviewing({ result, rows, places, ...reviewing });
  const progress = countReviewed(
    sections.flatMap((section) => section.rows),
    tools.isKept,
  );
  return (
    <Card ref={places.card} p={{ base: '4', md: '8' }}>
      <chakra.h3 ref={places.heading} tabIndex={-1} textStyle="h3" outline="0" scrollMarginTop="9rem">
        What changed
      </chakra.h3>
      <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
        {countSentence(counts)}{' '}
        {factCheck && (
          <chakra.a href={`#${notAddedId}`} color="accent.fg" textDecoration="underline" textUnderlineOffset="2px">
            {notAddedSentence(factCheck.notAdded.length)}
          </chakra.a>
        )}
      </chakra.p>
      {progress.changes > 0 && (
        <Flex mt="3" gap="3" align="center" justify="space-between" flexWrap="wrap">
          <chakra.p fontSize="sm" fontWeight="medium">
            {progressSentence(progress)}
          </chakra.p>
          {rows.some(canPutBack) && (
            <Button size="sm" variant="outline" onClick={toggleChoosing} disabled={tools.isBusy}>
              {tools.choice ? 'Done' : 'Undo several'}
            </Button>
          )}
        </Flex>
      )}
      {sections.map((section, index) => (
        <ChangedSection key={index} section={section} asked={analysis?.requirements ?? []} tools={tools} />
      ))}
      <ChangesBar ref={places.bar} {...bar} />
    </Card>
  );
}
