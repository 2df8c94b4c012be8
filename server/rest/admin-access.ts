import { memberMessages } from '#common/members/messages';
import type { RestRoute } from './route';

/** Access to the routes of the admin panel: for admins, because the members in their bodies contain health data. */
export const ADMIN_ACCESS: RestRoute['access'] = {
  permission: 'measurements:read-any',
  logInMessage: memberMessages.logInForPanel,
};
