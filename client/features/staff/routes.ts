import type { PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

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
