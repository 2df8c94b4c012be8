/** All that the rest of the client may import from this folder. */
export { SiteRouter } from './site-router';
export { requestLeaving } from './leaving';
export { Link, NavLink, type LinkProps } from './link';
export {
  loginReasonFor,
  pathnameOf,
  pathOfThisSite,
  returnPaths,
  useNextPath,
  useReturnPath,
  useStepPath,
} from './return-path';
export { useScrollRestoration } from './scroll-restoration';
export { useAddressPanel, type AddressPanel } from './use-address-panel';
export { useAnnouncedTitle } from './use-announced-title';
export { useCurrentSearch } from './use-current-search';
export { useLogOut } from './use-log-out';
export { useUnsavedGuard, type UnsavedGuard } from './use-unsaved-guard';
export { placeholderFor } from './view-transition';
