import { QueryBoundary } from '../../../components/query-boundary';
import { HoursForm } from '../settings/hours-form';
import { settingsContent } from '../settings/settings.content';
import { useStudioSettingsQuery } from '../settings/settings.generated';
import { FormSkeleton, locksOf } from '../settings/settings-tab';
import { StudioForm } from '../settings/studio-form';
import { TaxesForm } from '../settings/taxes-form';

/** The form of a section of the settings. */
export function SettingsStep({ section }: { section: 'studio' | 'hours' | 'taxes' }) {
  const query = useStudioSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryBoundary query={query} loading={<FormSkeleton />} failed={settingsContent.failed}>
      {({ studioSettings: { studio, hours, taxes }, settingLocks }) => {
        if (section === 'studio') return <StudioForm saved={studio} />;
        if (section === 'hours') return <HoursForm saved={hours} />;
        return <TaxesForm saved={taxes} lockOf={locksOf(settingLocks, 'taxes')} />;
      }}
    </QueryBoundary>
  );
}
