import { BACKUP_AGE_MAX_DAYS } from '#common/backups/limits';
import { DAY_MS } from '#common/time';

/** Whether the last backup is so old that admins are told. */
export const isOld = (madeAt: string, now: number): boolean =>
  now - Date.parse(madeAt) > BACKUP_AGE_MAX_DAYS * DAY_MS;
