import { Box, Flex, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { type ReactNode } from 'react';
import { Spinner } from '../../ui/spinner';
import type { Outline, OutlineEntry } from './outline';
import { ConcernNote } from './concern-note';
import { countLines, outlineFacts } from './outline-words';
import { useOutline } from './use-outline';

/** Structure shows what we understood of a resume, so that a misreading is seen before anything is made of it. */
export const Structure = ({ text }: { text: string }) =>
  // A text that is too long to be sent is not read either.
  text.length > limits.resumeCharsMax ? (
    <Aside>This text is too long for us to find its parts.</Aside>
  ) : (
    <Found text={text} />
  );

const Aside = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

function Found({ text }: { text: string }) {
  const { outline, hasFailed } = useOutline(text);
  if (hasFailed) {
    return <Aside>The parts of your resume cannot be shown just now. Its text is used all the same.</Aside>;
  }
  if (!outline) {
    return (
      <Flex role="status" gap="2.5" align="center" color="fg.muted" fontSize="sm">
        <Spinner /> Finding the parts of your resume...
      </Flex>
    );
  }
  return (
    <Box display="grid" gap="4" fontSize="sm" overflowWrap="anywhere">
      <p role="status">We found {outlineFacts(outline)}. If something is wrong, correct the text.</p>
      <ConcernNote concern={outline.concern} />
      <Parts outline={outline} />
    </Box>
  );
}

function Parts({ outline }: { outline: Outline }) {
  const { name, headline, contacts, jobs, studies, skills, asWritten, furniture, unplaced } = outline;
  return (
    <>
      <Part title="Name and contacts">
        <p>{name === '' ? <Missing>No name</Missing> : <strong>{name}</strong>}</p>
        {headline !== '' && <p>{headline}</p>}
        {contacts.length === 0 && (
          <p>
            <Missing>No e-mail address or phone number</Missing>
          </p>
        )}
        <chakra.ul display="flex" flexWrap="wrap" columnGap="4">
          {contacts.map((contact) => (
            <li key={contact}>{contact}</li>
          ))}
        </chakra.ul>
      </Part>
      {jobs.length > 0 && <Entries title="Jobs" entries={jobs} missing={['No title', 'No employer']} hasLines />}
      {studies.length > 0 && <Entries title="Education" entries={studies} missing={['No degree', 'No school']} />}
      {skills.length > 0 && (
        <Part title="Skills">
          {skills.map(({ label, items }, at) => (
            <p key={at}>
              {label !== '' && <strong>{label}: </strong>}
              {items.join(', ')}
            </p>
          ))}
        </Part>
      )}
      <Lines
        title="Kept as written"
        lines={asWritten.map(({ heading, lines }) => `${heading}: ${countLines(lines)}`)}
      />
      <Lines title="Left out, as part of the page" lines={furniture} />
      <Lines title="Not placed" lines={unplaced} />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h4 fontSize="xs" fontWeight="semibold" color="fg.muted" mb="1">
      {title}
    </chakra.h4>
    {children}
  </div>
);

/** Missing stands where a field was not found: often the sign of a misreading. */
const Missing = ({ children }: { children: ReactNode }) => (
  <chakra.em color="warning.fg" fontStyle="italic">
    {children}
  </chakra.em>
);

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}

interface EntriesProps {
  title: string;
  entries: OutlineEntry[];
  /** What is said where the title or the organization was not found. */
  missing: [title: string, organization: string];
  /** An entry without lines below it is worth a remark. */
  hasLines?: boolean;
}

const Entries = ({ title, entries, missing: [noTitle, noOrganization], hasLines }: EntriesProps) => (
  <Part title={title}>
    <chakra.ul display="grid" gap="2">
      {entries.map((entry, at) => (
        <chakra.li key={at} borderInlineStartWidth="2px" borderColor="accent.border" ps="3">
          <p>
            <strong>{entry.title === '' ? <Missing>{noTitle}</Missing> : entry.title}</strong>
            {' · '}
            {entry.organization === '' ? <Missing>{noOrganization}</Missing> : entry.organization}
            {entry.place !== '' && `, ${entry.place}`}
          </p>
          <chakra.p color="fg.muted">
            {entry.dates === '' ? <Missing>No dates</Missing> : entry.dates}
            {(hasLines || entry.lines > 0) && ` · ${countLines(entry.lines)}`}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  </Part>
);
