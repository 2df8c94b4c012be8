/** Days after which admins are told that the last backup is old. */
export const BACKUP_AGE_MAX_DAYS = 2;
