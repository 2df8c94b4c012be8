import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
} from 'react-router-dom';
import { askAhead } from '../lib/page-data';
import { canMove, handPressesOn, isMovement, move } from '../lib/view-transition';
import { matchPage } from './routes';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The library's BrowserRouter, except that it lets the page move from one address to the next. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => entryOf(history));
  const onDrawn = useRef<() => void>(undefined);
  useEffect(() => onDrawn.current?.(), [shown]);
  useEffect(() => handPressesOn(), []);
  useLayoutEffect(() => {
    let from = addressOf(history.location);
    /** Always what the address says now: of two quick steps the second one counts. */
    const draw = () =>
      new Promise<void>((resolve) => {
        onDrawn.current = resolve;
        from = addressOf(history.location);
        startTransition(() => setShown(entryOf(history)));
      });
    return history.listen(({ action, location }) => {
      const change = { from, to: addressOf(location), draw };
      const isStep = action !== NavigationType.Replace && isMovement(change);
      if (!isStep || !canMove()) return void draw();
      void codeOf(location).then(() => location.key === history.location.key && move(change));
    });
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

const entryOf = ({ action, location }: BrowserHistory) => ({ action, location });

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Fetches what the page is drawn with, so that it can be drawn at once. What fails is told by the page. */
function codeOf({ pathname }: Location): Promise<unknown> {
  const page = matchPage(pathname);
  return Promise.allSettled([page?.preload(), page?.pageData && askAhead(page.pageData)]);
}
