import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
} from 'react-router-dom';
import { beginWait } from '../lib/pending';
import { isAnimatedByBrowser } from './history-steps';
import { animateChange, canAnimate, forwardClicks, isAnimated, pathOf } from './view-transition';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

interface SiteRouterProps {
  /** Loads what the page at a location needs, before the page is rendered. */
  prepare: (location: Location) => Promise<void>;
  children: ReactNode;
}

/** React Router's BrowserRouter, with view transitions from one address to the next. */
export function SiteRouter({ prepare, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => entryOf(history));
  const onRendered = useRef<() => void>(undefined);
  const endWait = useRef<() => void>(undefined);
  useEffect(() => {
    onRendered.current?.();
    // If the address has changed again meanwhile, its page is still loading.
    if (shown.location.key === history.location.key) endWait.current?.();
  }, [shown, history]);
  useEffect(() => forwardClicks(), []);
  useLayoutEffect(() => {
    let from = addressOf(history.location);
    /** Renders the current address, so that the second of two quick navigations wins. */
    const render = () =>
      new Promise<void>((resolve) => {
        onRendered.current = resolve;
        from = addressOf(history.location);
        startTransition(() => setShown(entryOf(history)));
      });
    return history.listen(({ action, location }) => {
      const change = { from, to: addressOf(location), render };
      const isOtherPage = pathOf(change.to) !== pathOf(change.from);
      const isPrepared = isOtherPage ? prepare(location) : Promise.resolve();
      endWait.current?.();
      endWait.current = beginWait();
      if (!isStep(action) || !isAnimated(change) || !canAnimate()) return void render();
      void isPrepared.then(() => location.key === history.location.key && animateChange(change));
    });
  }, [history, prepare]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

const entryOf = ({ action, location }: BrowserHistory) => ({ action, location });

/** Whether an action leads to another page with an animation of ours: a second one after the browser's own is too much. */
const isStep = (action: NavigationType): boolean =>
  action === NavigationType.Push || (action === NavigationType.Pop && !isAnimatedByBrowser());

const addressOf = ({ pathname, search }: Location) => pathname + search;
