import { Box, Grid, chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { BarChart3, ExternalLink } from 'lucide-react';
import { paths } from '../../app/paths';
import { messageOf } from '../../lib/api';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { viewLabel } from '../share/view-label';
import { longDate } from './long-date';
import { sharedByViews, titleOf } from './resume-summary';
import { totalOf, visitorLabel } from './view-days';
import { useAnalytics } from './use-analytics';
import { ViewsByDay } from './views-by-day';

export function Analytics({ resumes }: { resumes: readonly ResumeRecord[] }) {
  const isEmpty = sharedByViews(resumes).length === 0;
  if (isEmpty) {
    return (
      <EmptyState icon={BarChart3} title="No shared resumes yet">
        Share a resume and see here how often it is opened.
      </EmptyState>
    );
  }
  return <SharedViews resumes={resumes} />;
}

function SharedViews({ resumes }: { resumes: readonly ResumeRecord[] }) {
  const shared = sharedByViews(resumes);
  const analytics = useAnalytics(shared);
  const visitors = new Map(analytics.data?.resumes.map((each) => [each.resumeId, each.visitors]));
  const totalViews = shared.reduce((sum, resume) => sum + resume.views, 0);
  return (
    <Grid gap="5">
      <Grid gap="5" gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}>
        <Figure label="Total views" value={totalViews} />
        <Figure
          label="Unique visitors, 30 days"
          value={analytics.data ? totalOf(analytics.data.days, 'visitors') : '–'}
        />
        <Figure label="Shared resumes" value={shared.length} />
      </Grid>
      {analytics.isError && (
        <Notice tone="danger" title="The days could not be loaded">
          {messageOf(analytics.error, 'Please try again.')}{' '}
          <Button variant="link" loading={analytics.isFetching} onClick={() => void analytics.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {analytics.data && <ViewsByDay days={analytics.data.days} />}
      <Card p="0">
        <chakra.h2 textStyle="h3" px={{ base: '5', md: '6' }} pt="5" pb="4">
          Shared resumes
        </chakra.h2>
        <chakra.ul>
          {shared.map((resume) => (
            <chakra.li
              key={resume.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="4"
              px={{ base: '5', md: '6' }}
              py="4"
              borderTopWidth="1px"
            >
              <Box flex="1" minW="10rem">
                <Box fontWeight="medium">{titleOf(resume)}</Box>
                <Box fontSize="xs" color="fg.subtle">
                  {longDate(resume.created_at)}
                </Box>
              </Box>
              <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {viewLabel(resume.views)}
                {visitors.has(resume.id) && (
                  <Box as="span" color="fg.subtle">
                    {` · ${visitorLabel(visitors.get(resume.id)!)} in 30 days`}
                  </Box>
                )}
              </Box>
              <LinkButton to={paths.shared(resume.public_link_id)} size="sm" variant="outline">
                <ExternalLink size={14} aria-hidden />
                View
              </LinkButton>
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
    </Grid>
  );
}

function Figure({ label, value }: { label: string; value: number | string }) {
  return (
    <Card>
      <Box fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box textStyle="h1" mt="1" fontVariantNumeric="tabular-nums">
        {value}
      </Box>
    </Card>
  );
}
