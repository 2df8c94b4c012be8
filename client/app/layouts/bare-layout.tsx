import { PageOutlet } from './page-outlet';
import { SkipLink } from './skip-link';

/** For pages that bring a frame of their own, with its navigation and its main part. */
export const BareLayout = () => (
  <>
    <SkipLink />
    <PageOutlet />
  </>
);
