import { profileMessages } from '#common/accounts/messages';
import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { HISTORY_LENGTH } from './history-length';
import { MeasurementHistory } from './measurement-history';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';
import { profileContent } from './profile.content';
import { useMeasurementsQuery, useProfileQuery } from './profile.generated';
import classes from './profile-page.module.css';

const { title, description } = profileContent;

/** The current user's profile: the form, and below it the history of measurements. */
export function Page() {
  const profile = useProfileQuery();
  const measurements = useMeasurementsQuery({ variables: { first: HISTORY_LENGTH } });
  return (
    <div className={classes.page}>
      <PageHead title={title} description={description} path={paths.profile} />
      <h1 tabIndex={-1}>{title}</h1>
      <QueryBoundary query={profile} loading={<ProfileSkeleton />} failed={profileMessages.profileLoadFailed}>
        {(data) => (
          <>
            <ProfileForm profile={data.me.user} />
            <MeasurementHistory query={measurements} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
