/**
 * Marks the document with facts that the first paint depends on and that are stored only in the browser: whether the
 * visitor is signed in, and in which role.
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
import { NEXT_PARAMETER } from '#common/paths';
import { readStored } from '../lib/storage';
import { readClaims } from '../lib/token-claims';
import { FAILED, FAILED_BAR_ID, HYDRATED, SCHEME_TOGGLE } from './marks';

/** Controls that work only after hydration: the browser handles popovers, and color-scheme.ts its own toggle. */
const NEEDS_HYDRATION = `button:not([popovertarget], [${SCHEME_TOGGLE}]), a[aria-haspopup]`;

/** Events of a press: on each of them, React would hydrate the pressed element at once. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];

const { dataset } = document.documentElement;

const claims = readClaims(readStored('userToken') ?? '');
dataset['auth'] = claims ? 'in' : 'out';
if (claims) dataset['role'] = claims.role;

const isOver = () => HYDRATED in dataset || FAILED in dataset;

addEventListener(
  'submit',
  (event) => {
    if (HYDRATED in dataset) return;
    const hasFailed = FAILED in dataset;
    const form = event.target as HTMLFormElement;
    if (hasFailed && form.method === 'get' && !form.querySelector('[type=password]')) return;
    event.preventDefault();
    if (hasFailed) document.querySelector<HTMLElement>(`#${FAILED_BAR_ID} button`)?.focus();
  },
  true,
);

for (const press of PRESSES) {
  addEventListener(press, (event) => void (isOver() || event.stopPropagation()), true);
}

let pressed: HTMLElement | null = null;

addEventListener(
  'click',
  (event) => {
    if (isOver()) return;
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>(`a[href*="?${NEXT_PARAMETER}="]`);
    if (link && location.search.startsWith(`?${NEXT_PARAMETER}=`)) link.search = location.search;
    const button = target.closest<HTMLElement>(NEEDS_HYDRATION);
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  },
  true,
);

document.addEventListener(HYDRATED, () => void (FAILED in dataset || pressed?.click()), { once: true });
