import { useState } from 'react';
import { PAGE_SIZE_MAX } from '#common/limits';
import { HEALTH_READINGS_SHOWN } from '#common/journal/limits';
import { Button } from '../../components/button';
import { QueryBoundary } from '../../components/query-boundary';
import { AccountListSkeleton } from './account-list-skeleton';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { useHealthDataReadingsQuery } from './account.generated';
import { ReadingList } from './reading-list';

const { sections, readings: content } = accountContent;

/** The newest readings of the user's health data; the data export has all. */
export function ReadingsSection() {
  const [first, setFirst] = useState(HEALTH_READINGS_SHOWN);
  const query = useHealthDataReadingsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  return (
    <AccountSection {...sections.readings} lead={content.lead}>
      <QueryBoundary query={query} loading={<AccountListSkeleton />} failed={content.failed}>
        {({ me: { healthDataReadings } }) => (
          <>
            <ReadingList readings={healthDataReadings.nodes} />
            {healthDataReadings.pageInfo.hasNextPage && first < PAGE_SIZE_MAX && (
              <Button onClick={() => setFirst(PAGE_SIZE_MAX)}>{content.more}</Button>
            )}
          </>
        )}
      </QueryBoundary>
    </AccountSection>
  );
}
