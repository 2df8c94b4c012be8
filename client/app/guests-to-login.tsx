import { NEXT_PARAMETER, paths } from '../lib/paths';

/** Does what the guard of a member page does for visitors without a token, but before any code has loaded. */
const script = `document.documentElement.dataset.auth === 'out' &&
  location.replace('${paths.login}?${NEXT_PARAMETER}=' + encodeURIComponent(location.pathname + location.search + location.hash))`;

export const GuestsToLogin = ({ nonce }: { nonce: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
);
