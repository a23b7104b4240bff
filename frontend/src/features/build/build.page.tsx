import { Box, Grid, Tabs, chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { TabList } from '../../ui/tab-list';
import { useMedia } from '../../ui/use-media';
import { hasTyped } from '../import/merge';
import { JobProgress } from '../jobs/job-progress';
import { AdditionalTab } from './additional-tab';
import { DraftState, OtherDraft } from './draft-state';
import { EducationTab } from './education-tab';
import { ExperienceTab } from './experience-tab';
import { ListField } from './list-field';
import { LivePreview } from './live-preview';
import { PersonalTab } from './personal-tab';
import { PreviewTab } from './preview-tab';
import { StartFromFile } from './start-from-file';
import { TabButtons } from './tab-buttons';
import { type TabId, tabs, tabsWithErrors } from './tabs';
import { useAccountDraft } from './use-account-draft';
import { useBuilder } from './use-builder';

export function BuildPage() {
  const builder = useBuilder();
  const { form, tab, move, problem, running, cancel } = builder;
  const draft = useAccountDraft(form);
  // On paper the draft is printed, not the form.
  const isWide = useMedia('(min-width: 80rem), print');
  const [isPreviewing, setIsPreviewing] = useState(false);
  // The last tab shows the resume itself.
  const isLive = tab !== 'preview' && (isWide || isPreviewing);
  const wrong = tabsWithErrors(form.formState.errors);
  return (
    <Page
      title="Resume Builder"
      lead="Tell us about yourself step by step, and get a resume you can use."
      width={isWide ? '7xl' : '5xl'}
    >
      <FormProvider {...form}>
        <Box display="grid" gap="6">
          {problem && (
            <Notice tone="danger" title="Resume generation failed">
              {problem}
            </Notice>
          )}
          {running && <JobProgress kind="build" title="Writing your resume" job={running} onCancel={cancel} />}
          <OtherDraft draft={draft} />
          <StartFromFile disabled={running !== null} onFilled={() => move('personal')} />
          {!isWide && tab !== 'preview' && (
            <Button variant="outline" aria-pressed={isPreviewing} onClick={() => setIsPreviewing(!isPreviewing)}>
              {isPreviewing ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              Live preview
            </Button>
          )}
          <Grid
            gap="6"
            alignItems="start"
            gridTemplateColumns={isWide && isLive ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)'}
          >
            {isLive && !isWide && <LivePreview />}
            <Card asChild>
              <form noValidate onSubmit={(event) => event.preventDefault()}>
                <Tabs.Root value={tab} onValueChange={({ value }) => move(value as TabId)}>
                  <TabList label="Parts of the resume" value={tab}>
                    {tabs.map(({ id, name }) => (
                      <Tabs.Trigger key={id} value={id}>
                        {name}
                        {wrong.includes(id) && <NeedsAttention />}
                      </Tabs.Trigger>
                    ))}
                  </TabList>
                  <Panels builder={builder} />
                </Tabs.Root>
              </form>
            </Card>
            {isLive && isWide && <LiveColumn />}
          </Grid>
          <DraftState draft={draft} canStartOver={form.formState.isDirty || hasTyped(form.getValues())} />
        </Box>
      </FormProvider>
    </Page>
  );
}

/** Beside the form, where it scrolls by itself. */
const LiveColumn = () => (
  <Box pos="sticky" top="5.5rem" maxH="calc(100dvh - 7rem)" overflowY="auto" tabIndex={0} px="1">
    <LivePreview />
  </Box>
);

function Panels({
  builder: { form, tab, move, result, running, generate },
}: {
  builder: ReturnType<typeof useBuilder>;
}) {
  const buttons = <TabButtons tab={tab} onMove={move} />;
  const submit = (
    <Button onClick={() => void generate()} loading={running !== null} loadingText="Generating...">
      Generate Resume
    </Button>
  );
  return (
    <>
      <Tabs.Content value="personal">
        <PersonalTab />
        {buttons}
      </Tabs.Content>
      <Tabs.Content value="experience">
        <ExperienceTab />
        {buttons}
      </Tabs.Content>
      <Tabs.Content value="education">
        <EducationTab />
        {buttons}
      </Tabs.Content>
      <Tabs.Content value="skills">
        <ListField name="skills" label="Skills" placeholder="For example: Patient care" />
        {buttons}
      </Tabs.Content>
      <Tabs.Content value="additional">
        <AdditionalTab isBusy={running !== null} />
        <TabButtons tab={tab} onMove={move} submit={submit} />
      </Tabs.Content>
      <Tabs.Content value="preview">
        <PreviewTab
          result={result}
          template={form.getValues('template')}
          onBack={() => move('additional')}
          onStart={() => move('personal')}
        />
      </Tabs.Content>
    </>
  );
}

const NeedsAttention = () => (
  <chakra.span
    role="img"
    aria-label="needs attention"
    display="inline-block"
    w="1.5"
    h="1.5"
    ms="1.5"
    mb="0.5"
    borderRadius="full"
    bg="danger.solid"
  />
);
