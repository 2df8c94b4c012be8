import { generatePath } from 'react-router-dom';
import { paths } from '../lib/paths';
import { pageRoutes } from './routes';

/** The pages for sitemap.xml, in the order of the route table. */
export const listedPages = pageRoutes
  .filter(({ isListed }) => isListed)
  .map(({ path, changesWith }) => ({ path: generatePath(path), changesWith }));

/** Beginnings of addresses that robots.txt closes: steps of an account, and links that work once. */
export const closedPaths = [
  paths.adminDashboard,
  paths.allDone,
  paths.forgotPassword,
  paths.newPassword,
  paths.oneTimePassword,
  paths.registration,
  paths.verifyEmail(''),
];
