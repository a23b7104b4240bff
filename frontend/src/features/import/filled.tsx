import { Box, chakra } from '@chakra-ui/react';
import { Notice } from '../../ui/notice';
import type { Imported, NotPlaced } from './imported';

/** Filled says that the form is filled, what to look at in it, and what of the resume is not in it. */
export function Filled({ imported: { toCheck, notPlaced } }: { imported: Imported }) {
  const isCertain = toCheck.length === 0 && notPlaced.length === 0;
  return (
    <>
      <Notice tone={isCertain ? 'success' : 'warning'} title="Your resume is in the form">
        {isCertain ? (
          'Look through the tabs, and change what you like.'
        ) : (
          <p>
            Look through the tabs before you go on.
            {notPlaced.length > 0 && ' Some lines are not in the form; they are listed below.'}
            {toCheck.length > 0 && ' Please check:'}
          </p>
        )}
        {toCheck.length > 0 && (
          <chakra.ul listStyle="disc" ps="4" mt="1">
            {toCheck.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </chakra.ul>
        )}
      </Notice>
      {notPlaced.length > 0 && <NotPlacedLines groups={notPlaced} />}
    </>
  );
}

/** A long list scrolls by itself, so that the form below stays near. */
const NotPlacedLines = ({ groups }: { groups: NotPlaced[] }) => (
  <Box as="section" aria-label="Not placed" borderWidth="1px" borderRadius="lg" overflow="hidden" fontSize="sm">
    <chakra.p px="4" py="3" bg="bg.muted" borderBottomWidth="1px">
      <strong>Not placed:</strong> these lines have no field in the form. Copy what you want to keep to where it
      belongs.
    </chakra.p>
    <Box tabIndex={0} role="region" aria-label="Lines that were not placed" maxH="16rem" overflowY="auto" px="4" py="3">
      <chakra.dl display="grid" gap="2.5">
        {groups.map(({ where, lines }) => (
          <Box key={where} overflowWrap="anywhere">
            <chakra.dt fontWeight="medium">{where}</chakra.dt>
            {lines.map((line, at) => (
              <chakra.dd key={at} color="fg.muted">
                {line}
              </chakra.dd>
            ))}
          </Box>
        ))}
      </chakra.dl>
    </Box>
  </Box>
);
