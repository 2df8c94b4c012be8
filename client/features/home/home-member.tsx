import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { For } from '../../components/for';
import { lazyWithData } from '../../lib/load-with-data';
import { useSession } from '../../lib/session';
import classes from './home-member.module.css';

const MemberOverview = lazyWithData(async () => (await import('./member-overview')).MemberOverview);

/** The part of the page about the member. It reserves its height, since the server sends everyone the same page. */
export const HomeMember = () => (
  <For audience="members">
    <For
      as="section"
      audience="all-but-staff"
      className={classes.member}
      data-surface="night"
      data-under-header
    >
      <div className={classes.content}>{useSession() === 'signed-in' && <Overview />}</div>
    </For>
  </For>
);

const Overview = () => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <MemberOverview />
    </Suspense>
  </ErrorBoundary>
);
