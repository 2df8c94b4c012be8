import { ROLES } from '#common/accounts/roles';
import { SCHEME_TOGGLE } from '../components/color-scheme-toggle';
import { NEXT_PARAMETER, paths } from '../lib/paths';
import { HYDRATED } from './hydration';
import { FAILED, FAILED_BAR_ID } from './start-script';

/** Controls that work only after hydration: the browser handles popovers, and app/color-scheme.tsx its own toggle. */
const NEEDS_HYDRATION = `button:not([popovertarget], [${SCHEME_TOGGLE}]), a[aria-haspopup]`;

/** Events of a press: on each of them, React would hydrate the pressed element at once. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];

/**
 * Marks the document with facts that the first paint depends on and that are stored only in the browser: whether the
 * visitor is signed in, and in which role. Decodes the token as lib/token-claims.ts does.
 *
 * Until the page is hydrated, no form is submitted, and the last click on a button is repeated after hydration. React
 * does not receive these events: it would hydrate the page in one long task before the browser could respond.
 *
 * Links between the account pages pass on where the visitor wants to go, of which the server knows only the path: until
 * hydration, the rest, such as the chosen plan, is added when they are followed.
 *
 * If the code failed to load, everything is left to the browser, except forms that only the code can submit: the
 * browser would leave the page and lose what was typed. An earlier click is then not repeated, because a bar has
 * already reported that parts of the page did not load.
 */
const script = `(() => {
  const { dataset } = document.documentElement;
  dataset.auth = 'out';
  try {
    const part = localStorage.userToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    const { sub, role, iat, exp } = JSON.parse(atob(part));
    if (sub && iat > 0 && exp > 0 && ${JSON.stringify(ROLES)}.includes(role)) Object.assign(dataset, { auth: 'in', role });
  } catch {}
  addEventListener('submit', (event) => {
    if ('${HYDRATED}' in dataset) return;
    const hasFailed = '${FAILED}' in dataset;
    const form = event.target;
    if (hasFailed && form.method === 'get' && !form.querySelector('[type=password]')) return;
    event.preventDefault();
    if (hasFailed) document.querySelector('#${FAILED_BAR_ID} button').focus();
  }, true);
  const isOver = () => '${HYDRATED}' in dataset || '${FAILED}' in dataset;
  for (const press of ${JSON.stringify(PRESSES)}) {
    addEventListener(press, (event) => isOver() || event.stopPropagation(), true);
  }
  let pressed;
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href*="?${NEXT_PARAMETER}="]');
    if (link && !isOver() && location.search.startsWith('?${NEXT_PARAMETER}=')) link.search = location.search;
    const button = event.target.closest('${NEEDS_HYDRATION}');
    if (isOver() || !button) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  }, true);
  document.addEventListener('${HYDRATED}', () => '${FAILED}' in dataset || pressed?.click(), { once: true });
})()`;

export function BeforePaint({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Does what the guard of a member page does for visitors without a token, but before any code has loaded. */
const redirect = `document.documentElement.dataset.auth === 'out' &&
  location.replace('${paths.login}?${NEXT_PARAMETER}=' + encodeURIComponent(location.pathname + location.search + location.hash))`;

/** For member pages; must follow `BeforePaint`, which determines whether the visitor is signed in. */
export const GuestsToLogin = ({ nonce }: { nonce: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: redirect }} />
);
