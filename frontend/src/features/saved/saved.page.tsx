import { Box, chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ApiError, messageOf } from '../../lib/api';
import { isUnreached, useBackOnline } from '../../lib/use-back-online';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { PageLoading } from '../../ui/page-loading';
import { SignedIn } from '../auth/signed-in';
import { nameOf } from '../dashboard/resume-about';
import { SavedBuilt } from './saved-built';
import { SavedFacts, SavedHead } from './saved-head';
import { SavedTailored } from './saved-tailored';
import { onSavedElsewhere, savedQuery } from './saved-query';

/** SavedPage is the page of one saved resume. */
export function SavedPage() {
  const { resumeId = '' } = useParams();
  // Another resume is another page: what was typed or chosen for the one before has nothing to do with it.
  return <SignedIn page="resume">{() => <Saved key={resumeId} resumeId={resumeId} />}</SignedIn>;
}

function Saved({ resumeId }: { resumeId: string }) {
  const saved = useQuery(savedQuery(resumeId));
  const queryClient = useQueryClient();
  useEffect(() => onSavedElsewhere(queryClient), [queryClient]);
  useBackOnline(isUnreached(saved.error), () => void saved.refetch());
  if (saved.isPending) return <PageLoading of="resume" />;
  if (!saved.data) return <NotLoaded error={saved.error} isFetching={saved.isFetching} onRetry={saved.refetch} />;
  const { record } = saved.data;
  return (
    <Page
      title={nameOf(record)}
      heading={<SavedHead record={record} />}
      lead={<SavedFacts record={record} />}
      actions={<ToDashboard />}
    >
      {saved.isError && (
        <Box mb="6">
          <Notice tone="warning" title="This page may be out of date">
            {messageOf(saved.error, 'It could not be loaded again.')}
          </Notice>
        </Box>
      )}
      {record.job_description_text === '' ? <SavedBuilt saved={saved.data} /> : <SavedTailored saved={saved.data} />}
    </Page>
  );
}

const ToDashboard = () => (
  <BackLink to={paths.dashboard}>
    <ArrowLeft size={15} aria-hidden />
    Back to Dashboard
  </BackLink>
);

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

interface NotLoadedProps {
  error: Error | null;
  isFetching: boolean;
  onRetry: () => unknown;
}

function NotLoaded({ error, isFetching, onRetry }: NotLoadedProps) {
  // An address that is no id is as unknown as one of nobody's.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page title={isUnknown ? 'Resume not found' : 'Resume not loaded'} heading="Saved resume" actions={<ToDashboard />}>
      {isUnknown ? (
        <EmptyState
          icon={FileQuestion}
          title="This resume is not here"
          actions={<LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>}
        >
          It was deleted, or it belongs to another account.
        </EmptyState>
      ) : (
        <Notice tone="danger" title="Your resume could not be loaded">
          {messageOf(error, 'Please try again.')}{' '}
          <Button variant="link" loading={isFetching} onClick={() => void onRetry()}>
            Try again
          </Button>
        </Notice>
      )}
    </Page>
  );
}
