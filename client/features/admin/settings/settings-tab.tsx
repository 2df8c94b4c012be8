import { roleHasPermission } from '#common/accounts/permissions';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { useRole } from '../../../lib/session';
import { BackupSection } from '../backups/backup-section';
import { LegalSettings } from '../legal/legal-settings';
import { StudioExportSection } from '../studio-export/studio-export-section';
import { WaiverSettings } from '../waivers/waiver-form';
import { DeskForm } from './desk-form';
import { GatewayForm } from './gateway-form';
import { HoursForm } from './hours-form';
import { LookForm } from './look/look-form';
import { MailForm } from './mail-form';
import { MailWordsForm } from './mail-words-form';
import { DemonstrationList } from '../set-up/demonstration-list';
import { FieldInAddress } from './field-in-address';
import type { LockOf } from './setting-fields';
import { settingsContent as content } from './settings.content';
import { SettingsIndex } from './settings-index';
import { SETTINGS_SECTIONS } from './settings-sections';
import { useStudioSettingsQuery, type StudioSettingsQuery } from './settings.generated';
import classes from './settings.module.css';
import { RegionForm } from './region-form';
import { StudioForm } from './studio-form';
import { TaxesForm } from './taxes-form';
import { WordsForm } from './words-form';

/** The settings of the studio, section by section. */
export function SettingsTab({ title }: { title: string }) {
  const role = useRole();
  const query = useStudioSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const canExport = role !== null && roleHasPermission(role, 'studio:export');
  return (
    <div className={classes.tab} data-indexed>
      <header className={classes.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <SettingsIndex
        sections={SETTINGS_SECTIONS.filter(({ id }) => canExport || id !== 'settings-studio-export')}
      />
      <div className={classes.sections}>
        <QueryBoundary query={query} loading={<FormSkeleton />} failed={content.failed}>
          {(loaded) => <SavedSettings {...loaded} />}
        </QueryBoundary>
        <LegalSettings />
        <WaiverSettings />
        <BackupSection />
        {canExport && <StudioExportSection />}
      </div>
    </div>
  );
}

function SavedSettings({
  studioSettings: { studio, hours, region, look, words, taxes, desk, mail, mailWords, gateway },
  settingLocks,
  settingSecrets: secrets,
  webhookUrl,
}: StudioSettingsQuery) {
  return (
    <>
      <DemonstrationList />
      <StudioForm saved={studio} />
      <HoursForm saved={hours} />
      <RegionForm saved={region} />
      <LookForm saved={look} />
      <WordsForm saved={words} />
      <TaxesForm saved={taxes} lockOf={locksOf(settingLocks, 'taxes')} />
      <DeskForm saved={desk} lockOf={locksOf(settingLocks, 'desk')} />
      <MailForm saved={mail} secrets={secrets} lockOf={locksOf(settingLocks, 'mail')} />
      <MailWordsForm saved={mailWords} />
      <GatewayForm
        saved={gateway}
        secrets={secrets}
        webhookUrl={webhookUrl}
        lockOf={locksOf(settingLocks, 'gateway')}
      />
      <FieldInAddress />
    </>
  );
}

/** The variables that set fields of a section. */
export const locksOf =
  (locks: StudioSettingsQuery['settingLocks'], section: string): LockOf =>
  (field) =>
    locks.find((lock) => lock.section === section && lock.field === field)?.variable;

export const FormSkeleton = () => (
  <Skeleton>
    <div className={classes.bones}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
