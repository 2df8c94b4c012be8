import { paths } from '#common/paths';
import type { PageRoute } from '../../lib/page-route';

/** Invitations to the staff. */
export const staffRoutes: PageRoute[] = [
  {
    path: paths.staffInvitation,
    page: 'staff/staff-invitation-page',
    usesApollo: true,
    layout: 'auth',
    // Open to logged-in members, too.
    guard: 'anyone',
    ssr: true,
    isListed: false,
  },
];
