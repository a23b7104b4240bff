import { Box, chakra } from '@chakra-ui/react';
import { type ViewDay } from '@tailwright/contracts/views';
import { Suspense } from 'react';
import { lazily } from '../../lib/lazily';
import { Card } from '../../ui/card';
import { shortDay, totalOf } from './view-days';

const ViewsChart = lazily(() => import('./views-chart'));

/** ViewsByDay shows the last 30 days as a chart and, for those who prefer it, as a table. */
export function ViewsByDay({ days }: { days: readonly ViewDay[] }) {
  return (
    <Card>
      <chakra.h2 textStyle="h3">Views per day</chakra.h2>
      <chakra.p fontSize="sm" color="fg.muted" mt="1" mb="5">
        The last {days.length} days, all shared resumes together. Days begin at midnight UTC.
      </chakra.p>
      {totalOf(days, 'views') === 0 ? (
        <Box bg="bg.muted" borderRadius="lg" p="8" textAlign="center" color="fg.muted">
          Nobody has opened a link in this time. Send one to somebody, and each view appears here.
        </Box>
      ) : (
        <>
          <Suspense fallback={<Box h="18rem" bg="bg.muted" borderRadius="lg" />}>
            <ViewsChart days={days} />
          </Suspense>
          <DaysTable days={days} />
        </>
      )}
    </Card>
  );
}

const DaysTable = ({ days }: { days: readonly ViewDay[] }) => (
  <chakra.details mt="4" fontSize="sm">
    <chakra.summary cursor="pointer" color="fg.muted" w="fit-content" borderRadius="sm">
      Show as a table
    </chakra.summary>
    <Box mt="3" maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label="Views per day as a table">
      <chakra.table
        w="full"
        fontVariantNumeric="tabular-nums"
        css={{ '& th, & td': { textAlign: 'start', py: '1.5', borderBottomWidth: '1px' } }}
      >
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Unique visitors</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, views, visitors }) => (
            <tr key={date}>
              <chakra.th scope="row" fontWeight="normal">
                {shortDay(date)}
              </chakra.th>
              <td>{views}</td>
              <td>{visitors}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  </chakra.details>
);
