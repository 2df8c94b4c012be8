import { features } from '../../../client/app/features';

const routes = features.flat();

/** The pages that search engines list. */
export const PUBLIC_PAGES = routes.filter(({ isListed }) => isListed).map(({ path }) => path);

/** The pages for members with an address that does not depend on data. */
export const MEMBER_PAGES = routes
  .filter(({ guard, path }) => guard === 'member' && !path.includes(':'))
  .map(({ path }) => path);
