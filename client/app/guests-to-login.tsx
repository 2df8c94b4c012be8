import { NEXT_PARAMETER, paths } from '../lib/paths';

/** What the guard of a page for members does, for who has no session at all: at once, before any code has come. */
const script = `document.documentElement.dataset.auth === 'out' &&
  location.replace('${paths.login}?${NEXT_PARAMETER}=' + encodeURIComponent(location.pathname + location.search + location.hash))`;

export const GuestsToLogin = ({ nonce }: { nonce: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
);
