import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openingLine } from '#common/opening-now';
import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { ContactLines } from '../../components/contact-lines';
import { PageHead } from '../../components/page-head';
import { WeeklyTimings } from '../../components/weekly-timings';
import { useMinute } from '../../lib/use-minute';
import { requestedAddress } from '../../lib/offline-address';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Link } from '../../navigation/navigation';
import { offlineContent } from './offline.content';
import classes from './offline-page.module.css';

/** Shown by the service worker in place of a page that it cannot load. */
export function Page() {
  const { search } = useLocation();
  // One prerendered copy serves every address, so the requested page is known only in the browser.
  const wanted = useIsHydrated() ? requestedAddress(search) : paths.home;
  const isOnline = useIsOnline();
  const now = useMinute();
  return (
    <div className={classes.page}>
      <PageHead title={offlineContent.title} description={offlineContent.description} path={paths.offline} />
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{isOnline ? offlineContent.titleOnline : offlineContent.title}</h1>
        <p role="status">{isOnline ? offlineContent.back : offlineContent.lead}</p>
        <ActionLink variant="primary" to={wanted} reloadDocument>
          {offlineContent.again}
        </ActionLink>
      </header>
      {!isOnline && <StoredPages />}
      <div className={classes.facts}>
        <section aria-labelledby="offline-timings">
          <h2 id="offline-timings">{offlineContent.timings}</h2>
          <p className={classes.opening}>{openingLine(now).text}</p>
          <WeeklyTimings />
        </section>
        <section aria-labelledby="offline-contact">
          <h2 id="offline-contact">{offlineContent.contact}</h2>
          <ContactLines />
        </section>
      </div>
    </div>
  );
}

/** Links to the pages that work without a connection on this device. */
function StoredPages() {
  const stored = useStoredPages();
  if (stored.length === 0) return null;
  return (
    <section className={classes.stored} aria-labelledby="offline-stored">
      <h2 id="offline-stored">{offlineContent.stored}</h2>
      <ul>
        {stored.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const OFFERED = [
  { page: paths.diet, path: paths.workoutPlan, label: offlineContent.plans },
  { page: paths.exerciseHub, path: paths.exerciseHub, label: offlineContent.exercises },
];

function useStoredPages() {
  const [stored, setStored] = useState<typeof OFFERED>([]);
  useEffect(() => {
    void Promise.all(OFFERED.map(({ page }) => isStored(page))).then((found) =>
      setStored(OFFERED.filter((_, index) => found[index])),
    );
  }, []);
  return stored;
}

async function isStored(page: string): Promise<boolean> {
  try {
    return (await caches.match(page, { ignoreVary: true })) !== undefined;
  } catch {
    // The browser has no caches, or refuses to use them.
    return false;
  }
}

/** Whether the device has a connection; false until the page is hydrated. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => false,
  );

function onChange(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, notify);
  return () => events.forEach((event) => window.removeEventListener(event, notify));
}
