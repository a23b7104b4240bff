import { Box, Flex, chakra } from '@chakra-ui/react';
import type { BuilderTemplate } from '@tailwright/contracts/build';
import { Maximize2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { useLook } from '../export/kept-look';
import { LookBar } from '../export/look-bar';
import { PageImages } from '../export/page-images';
import { PagesDialog } from '../export/pages-dialog';
import { usePages } from '../export/use-pages';
import { TemplateSheet } from './template-sheet';

type View = 'pages' | 'text';
const views: { value: View; label: string }[] = [
  { value: 'pages', label: 'Pages' },
  { value: 'text', label: 'Text' },
];

interface Props {
  template: BuilderTemplate;
  /** The record it is kept as, which keeps the look as well. */
  resumeId?: string | undefined;
  markdown: string;
  /** What is shown until a person chooses. */
  usual: View;
}

/** PagesOrText shows a resume as the pages of its PDF or as text; where no pages can be drawn it shows the text. */
export function PagesOrText({ template, resumeId, markdown, usual }: Props) {
  const [view, setView] = useState(usual);
  return (
    <Box display="grid" gap="4">
      <ViewSwitch view={view} onChange={setView} />
      {view === 'text' ? (
        <TemplateSheet template={template} markdown={markdown} />
      ) : (
        <DrawnPages template={template} resumeId={resumeId} markdown={markdown} />
      )}
    </Box>
  );
}

function DrawnPages({ template, resumeId, markdown }: Omit<Props, 'usual'>) {
  const lookOf = { template, resumeId };
  const [look, choose] = useLook(lookOf);
  const [isLarge, setIsLarge] = useState(false);
  const { pages, isFailed } = usePages({ kind: 'resume', markdown }, look);
  return (
    <>
      <LookBar look={look} onChange={choose} />
      {pages && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => setIsLarge(true)} data-no-print>
          <Maximize2 size={15} aria-hidden />
          Larger
        </Button>
      )}
      {isLarge && (
        <PagesDialog exported={{ kind: 'resume', markdown }} lookOf={lookOf} onClose={() => setIsLarge(false)} />
      )}
      {isFailed && (
        <Box role="status" fontSize="xs" color="fg.muted" data-no-print>
          {pages
            ? 'The pages could not be drawn anew just now; these may be a little behind.'
            : 'The pages could not be drawn just now, so you see the text.'}
        </Box>
      )}
      {pages && (
        <Box data-no-print>
          <PageImages pages={pages} />
        </Box>
      )}
      {/* Printed by the browser, the text gets margins of its own; the pages would have them twice. */}
      <Box display={pages ? 'none' : undefined}>
        <TemplateSheet template={template} markdown={markdown} />
      </Box>
    </>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId();
  return (
    <chakra.fieldset border="0" data-no-print>
      <chakra.legend srOnly>Show the preview as</chakra.legend>
      <Flex gap="1" p="1" bg="bg.inset" borderRadius="md" w="fit-content">
        {views.map(({ value, label }) => (
          <Choice key={value}>
            <chakra.input
              type="radio"
              name={name}
              value={value}
              checked={view === value}
              onChange={() => onChange(value)}
              srOnly
            />
            {label}
          </Choice>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    pos: 'relative',
    px: '3.5',
    py: '1.5',
    fontSize: 'sm',
    borderRadius: 'sm',
    cursor: 'pointer',
    color: 'fg.muted',
    '&:has(:checked)': { bg: 'bg.surface', color: 'fg', fontWeight: 'medium', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});
