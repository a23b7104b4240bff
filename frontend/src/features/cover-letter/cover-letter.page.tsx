import { Box, Tabs, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { TabList } from '../../ui/tab-list';
import { JobProgress } from '../jobs/job-progress';
import { LetterForm } from './letter-form';
import { LetterPreview } from './letter-preview';
import { KeptWith } from './kept-with';
import type { LetterTab } from './letter-draft';
import { useCoverLetter } from './use-cover-letter';

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    gap: '1.5',
    alignItems: 'center',
    fontSize: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export function CoverLetterPage() {
  const { form, tab, setTab, letter, problem, running, generate, keeping, edits, forResume, cancel } = useCoverLetter();
  return (
    <Page
      title="Cover Letter Generator"
      lead="A letter from your resume to this one job, in the tone you choose."
      actions={
        <BackLink to={paths.dashboard}>
          <ArrowLeft size={15} aria-hidden />
          Back to Dashboard
        </BackLink>
      }
    >
      <Box display="grid" gap="6">
        {problem && (
          <Notice tone="danger" title="Failed to generate cover letter">
            {problem}
          </Notice>
        )}
        {forResume && (
          <KeptWith
            forResume={forResume.resume}
            keeping={letter ? keeping : 'not yet'}
            onKeep={forResume.keep}
            onLeave={forResume.leave}
          />
        )}
        {running && <JobProgress kind="cover-letter" title="Writing your letter" job={running} onCancel={cancel} />}
        <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value as LetterTab)}>
          <TabList label="Cover letter">
            <Tabs.Trigger value="form">Cover Letter Form</Tabs.Trigger>
            <Tabs.Trigger value="preview" disabled={!letter}>
              Preview
            </Tabs.Trigger>
          </TabList>
          <Tabs.Content value="form">
            <Card>
              <LetterForm form={form} isBusy={running !== null} onSubmit={generate} />
            </Card>
          </Tabs.Content>
          <Tabs.Content value="preview">
            {letter && (
              <LetterPreview
                key={letter.jobId}
                letter={letter}
                asked={form.getValues()}
                edits={edits}
                onBack={() => setTab('form')}
              />
            )}
          </Tabs.Content>
        </Tabs.Root>
      </Box>
    </Page>
  );
}
