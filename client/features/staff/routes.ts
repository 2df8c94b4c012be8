import { paths } from '#common/paths';
import type { PageRoute } from '../../lib/page-route';

/** Invitations to the staff. */
export const staffRoutes: PageRoute[] = [
  {
    path: paths.staffInvitation,
    page: 'staff/staff-invitation-page',
    usesApollo: true,
    layout: 'auth',
    // Also for members who are logged in.
    guard: 'anyone',
    ssr: true,
    isListed: false,
  },
];
