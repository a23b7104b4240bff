import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { Archive, SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { SelectField, TextField } from '../../ui/field';
import { type Order, findResumes, orders } from './find-resumes';
import { ResumeCard } from './resume-card';

interface Props {
  resumes: readonly ResumeRecord[];
  onRename: (resume: ResumeRecord) => void;
  onDelete: (resume: ResumeRecord) => void;
}

/** So many cards are made at once: each has menus and buttons, and 500 of them hold the page for a second. */
const pageSize = 24;

/** ResumeCards shows the cards with what finds one of them: search, order and archive. */
export function ResumeCards({ resumes, onRename, onDelete }: Props) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [wantsArchive, setWantsArchive] = useState(false);
  const asked = useDeferredValue(search);
  const away = resumes.filter((resume) => resume.archived).length;
  const archived = wantsArchive && away > 0;
  const found = useMemo(
    () => findResumes(resumes, { search: asked, order, archived }),
    [resumes, asked, order, archived],
  );
  return (
    <>
      {resumes.length > 1 && (
        <Flex gap="3" mb="5" align="flex-end" flexWrap="wrap" role="search" aria-label="Find a resume">
          <Box flex="1 1 16rem">
            <TextField
              type="search"
              label="Search"
              placeholder="Role, company, name or a word of the text"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Box>
          <Box flex={{ base: '1 1 100%', sm: '0 0 12rem' }}>
            <SelectField label="Sort by" value={order} onChange={(event) => setOrder(event.target.value as Order)}>
              {Object.entries(orders).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </Box>
        </Flex>
      )}
      {(away > 0 || resumes.length > 1) && (
        <Flex mb="5" gap="4" align="center" justify="space-between" flexWrap="wrap" minH="9">
          <chakra.p role="status" fontSize="sm" color="fg.muted">
            {countSentence(found.length, { archived, search: asked })}
          </chakra.p>
          {away > 0 && (
            <Button size="sm" variant="outline" aria-pressed={archived} onClick={() => setWantsArchive(!archived)}>
              <Archive size={15} aria-hidden />
              {archived ? 'Leave the archive' : `Archive (${away})`}
            </Button>
          )}
        </Flex>
      )}
      {found.length > 0 ? (
        <Cards key={`${asked} ${order} ${archived}`} resumes={found} onRename={onRename} onDelete={onDelete} />
      ) : (
        <NothingFound search={asked} onClear={() => setSearch('')} />
      )}
    </>
  );
}

function countSentence(count: number, { archived, search }: { archived: boolean; search: string }): string {
  const resumes = `${count} ${archived ? 'archived ' : ''}${count === 1 ? 'resume' : 'resumes'}`;
  return search.trim() === '' ? resumes : `${resumes} found`;
}

function Cards({ resumes, onRename, onDelete }: Props) {
  const [shown, setShown] = useState(pageSize);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that showed more has moved away from the person who pressed it.
    if (shown > pageSize) grid.current?.querySelectorAll<HTMLElement>('article h2 a')[shown - pageSize]?.focus();
  }, [shown]);
  return (
    <>
      <Grid ref={grid} gap="5" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
        {resumes.slice(0, shown).map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            onRename={() => onRename(resume)}
            onDelete={() => onDelete(resume)}
          />
        ))}
      </Grid>
      {shown < resumes.length && (
        <Flex justify="center" mt="6">
          <Button variant="outline" onClick={() => setShown(shown + pageSize)}>
            Show {Math.min(pageSize, resumes.length - shown)} more of {resumes.length}
          </Button>
        </Flex>
      )}
    </>
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  if (search.trim() === '') {
    return (
      <EmptyState icon={Archive} title="All your resumes are in the archive">
        Open the archive to see them, or make a new one.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No resume was found"
      actions={
        <Button variant="outline" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      None of them has all of these words: {search.trim()}
    </EmptyState>
  );
}
