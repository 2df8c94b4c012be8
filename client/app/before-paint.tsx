import { ROLES } from '#common/roles';
import { HYDRATED } from './hydration-mark';

/**
 * What the first paint must know and only the browser can tell: whether somebody is signed in, and as what. Reads
 * the token as lib/token-claims.ts does.
 *
 * Until the page has come alive a form is not sent, or the browser would put what was typed into an address; and the
 * last button that was pressed is pressed again as soon as somebody listens. Popovers are opened by the browser.
 */
const script = `(() => {
  const { dataset } = document.documentElement;
  dataset.auth = 'out';
  try {
    const part = localStorage.userToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    const { sub, role, iat, exp } = JSON.parse(atob(part));
    if (sub && iat > 0 && exp > 0 && ${JSON.stringify(ROLES)}.includes(role)) Object.assign(dataset, { auth: 'in', role });
  } catch {}
  addEventListener('submit', (event) => '${HYDRATED}' in dataset || event.preventDefault(), true);
  let pressed;
  addEventListener('click', (event) => {
    const button = event.target.closest('button:not([popovertarget]), a[aria-haspopup]');
    if ('${HYDRATED}' in dataset || !button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  }, true);
  document.addEventListener('${HYDRATED}', () => pressed?.click(), { once: true });
})()`;

export function BeforePaint({ nonce }: { nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
