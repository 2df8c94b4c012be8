import { BACKUP_AGE_MAX_DAYS } from '#common/backups/limits';

/** Texts about backups of the database. */
export const backupsContent = {
  title: 'Backup',
  lead: 'A copy of everything that members, staff and visitors have entered. “npm run backup” on the server makes one; let it run every day.',
  failed: 'The last backup did not load.',
  none: 'No backup has been made yet.',
  last: (when: string, size: string) => `Last backup: ${when}, ${size}`,
  encrypted: 'encrypted',
  notEncrypted: 'not encrypted',
  old: (when: string) => `The last backup is more than ${BACKUP_AGE_MAX_DAYS} days old: ${when}.`,
  size: (megabytes: string) => `${megabytes} MB`,
};
