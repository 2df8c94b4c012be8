import { PERSISTENT_SESSION_LIFE_MS, SESSION_LIFE_MAX_MS } from '../auth/lifetimes';
import { days } from './durations';
import type { LegalTableContent } from './legal-content';

/** All cookies of the site. Over https, their names begin with `__Host-`. */
export const cookieRows: LegalTableContent['rows'] = [
  [
    'bhor_refresh',
    'Keeps you logged in. No script can read it. Over https its name begins with __Host-.',
    'Cookie',
    `${days(PERSISTENT_SESSION_LIFE_MS)} after your last visit if you ticked Keep me logged in, at most ${days(SESSION_LIFE_MAX_MS)} after your log-in; otherwise until you close the browser. Logging out removes it.`,
  ],
  [
    'bhor_device',
    'Remembers that your account has been used in this browser, so that strangers guessing passwords cannot lock you out. Over https its name begins with __Host-.',
    'Cookie',
    'One year after your last log-in here.',
  ],
  [
    'bhor_reset',
    'Connects the one-time password that you requested with this browser, so that nobody else can use it up. Over https its name begins with __Host-.',
    'Cookie',
    'Until you close the browser.',
  ],
];
