import { generatePath } from 'react-router-dom';
import { paths } from '../lib/paths';
import { pageRoutes } from './routes';

/** The pages for sitemap.xml, in the order of the route table. */
export const listedPages = pageRoutes
  .filter(({ isListed }) => isListed)
  .map(({ path, changesWith }) => ({ path: generatePath(path), changesWith }));

/** Path prefixes that robots.txt disallows: the admin dashboard, the kiosk, steps of account flows, and single-use links. */
export const disallowedPaths = [
  paths.adminDashboard,
  paths.allDone,
  paths.forgotPassword,
  paths.kiosk,
  paths.newPassword,
  paths.oneTimePassword,
  paths.registration,
  paths.verifyEmail(''),
];
