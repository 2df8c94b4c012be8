export const VERSION = 'Version for `expectedVersion`: increases with every change; 0 before the first one.';

export const EXPECTED_VERSION =
  '`version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom.';

export const OWN_PASSWORD = 'Password of the current user.';

export const OWN_PASSWORD_FOR_UPI = 'Password of the current user, to change the UPI address or its payee.';
