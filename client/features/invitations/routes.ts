import { paths } from '#common/paths';
import type { PageRoute } from '../../lib/page-route';

/** Accounts that the front desk added. */
export const invitationRoutes: PageRoute[] = [
  {
    path: paths.claim,
    page: 'invitations/claim-page',
    usesApollo: true,
    layout: 'auth',
    // Staff may be logged in on the device that they lend the member.
    guard: 'anyone',
    ssr: true,
    isListed: false,
  },
];
