import { withNext } from '#common/paths';
/**
 * Does what the guard of a member page does for visitors without a token, but before any code has loaded. Must follow
 * before-paint.ts, which determines whether the visitor is signed in. The script element has the address of the log-in.
 */

if (document.documentElement.dataset['auth'] === 'out') {
  const { pathname, search, hash } = location;
  location.replace(withNext(document.currentScript!.dataset['login']!, pathname + search + hash));
}
