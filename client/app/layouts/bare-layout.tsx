import { PageOutlet } from './page-outlet';
import { SkipLink } from './skip-link';

/** For pages with a frame of their own, including the navigation and the main element. */
export const BareLayout = () => (
  <>
    <SkipLink />
    <PageOutlet />
  </>
);
