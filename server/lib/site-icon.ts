import { studio } from '#common/studio';

/** The icon of pages that the client does not render. */
export const siteIcon = (): string =>
  studio.look?.folder ? `${studio.look.folder}/favicon.png` : '/favicon.svg';
