import { QueryBoundary } from '../../../components/query-boundary';
import { HoursForm } from '../settings/hours-form';
import { settingsContent } from '../settings/settings.content';
import { useStudioSettingsQuery } from '../settings/settings.generated';
import { RegionForm } from '../settings/region-form';
import type { NextStep } from '../settings/settings-form';
import { FormSkeleton, locksOf } from '../settings/settings-tab';
import { StudioForm } from '../settings/studio-form';
import { TaxesForm } from '../settings/taxes-form';

interface SettingsStepProps {
  section: 'studio' | 'hours' | 'taxes';
  next: NextStep;
}

/** The form of a section of the settings. */
export function SettingsStep({ section, next }: SettingsStepProps) {
  const query = useStudioSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryBoundary query={query} loading={<FormSkeleton />} failed={settingsContent.failed}>
      {({ studioSettings: { studio, hours, region, taxes }, settingLocks }) => {
        if (section === 'studio')
          return (
            <>
              <RegionForm saved={region} />
              <StudioForm saved={studio} next={next} />
            </>
          );
        if (section === 'hours') return <HoursForm saved={hours} next={next} />;
        return <TaxesForm saved={taxes} lockOf={locksOf(settingLocks, 'taxes')} next={next} />;
      }}
    </QueryBoundary>
  );
}
