/** All that the rest of the client may import from this folder. */
export { SiteRouter } from './site-router';
export { requestLeaving } from './leaving';
export { Link, type LinkProps } from './link';
export { NavLink } from './nav-link';
export { pathnameOf, pathOfThisSite, useNextPath, useReturnPath, useStepPath } from './return-path';
export { useScrollMemory } from './scroll-memory';
export { useAddressPanel, type AddressPanel } from './use-address-panel';
export { useAnnouncedTitle } from './use-announced-title';
export { useIsFirstPage } from './use-is-first-page';
export { useLogOut } from './use-log-out';
export { useUnsavedGuard, type UnsavedGuard } from './use-unsaved-guard';
export { placeholderFor } from './view-transition';
