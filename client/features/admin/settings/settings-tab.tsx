import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { BackupSection } from '../backups/backup-section';
import { HoursForm } from './hours-form';
import { settingsContent as content } from './settings.content';
import { useStudioSettingsQuery } from './settings.generated';
import classes from './settings.module.css';
import { StudioForm } from './studio-form';

/** What admins set for the whole studio, section by section. */
export function SettingsTab({ title }: { title: string }) {
  const query = useStudioSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.tab}>
      <header className={classes.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <QueryBoundary query={query} loading={<FormSkeleton />} failed={content.failed}>
        {({ studioSettings: { studio, hours } }) => (
          <>
            <StudioForm saved={studio} />
            <HoursForm saved={hours} />
          </>
        )}
      </QueryBoundary>
      <BackupSection />
    </div>
  );
}

const FormSkeleton = () => (
  <Skeleton>
    <div className={classes.bones}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
