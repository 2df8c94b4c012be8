import { ROLES } from '#common/roles';
import { SCHEME_TOGGLE } from '../components/color-scheme-toggle';
import { HYDRATED } from './hydration';
import { FAILED, FAILED_BAR_ID } from './start-script';

/** What only the page's code can answer: the browser has its own answer to popovers, and app/color-scheme.tsx to one. */
const ANSWERED_BY_CODE = `button:not([popovertarget], [${SCHEME_TOGGLE}]), a[aria-haspopup]`;

/** Events of a press for which React hydrates what is pressed at once. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];

/**
 * What the first paint must know and only the browser can tell: whether somebody is signed in, and as what. Reads
 * the token as lib/token-claims.ts does.
 *
 * Until the page is hydrated no form is sent, and the last button that was pressed is pressed again afterwards. React
 * does not see these presses: it would hydrate the page in one long task before the browser could answer. Where the code has failed, all is left to the browser but forms that only the code can send: the browser would leave the
 * page, and what was typed with it. A press of before is not repeated then: the reader was told that it did nothing.
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
    const button = event.target.closest('${ANSWERED_BY_CODE}');
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
