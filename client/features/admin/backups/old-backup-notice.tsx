import { FormAlert } from '../../../components/form-alert';
import { formatMoment } from '../../../lib/format-moment';
import { useMinute } from '../../../lib/use-minute';
import { isOld } from './backup-age';
import { backupsContent as content } from './backups.content';
import { useLastBackupQuery } from './backups.generated';

/** Tells admins that backups have stopped. Without any backup there is no notice: a trial needs none. */
export function OldBackupNotice() {
  const { data } = useLastBackupQuery();
  const now = useMinute();
  const madeAt = data?.lastBackup?.madeAt;
  if (madeAt === undefined || !isOld(madeAt, now)) return null;
  return <FormAlert notice={{ message: content.old(formatMoment(madeAt)) }} keepsFocus />;
}
