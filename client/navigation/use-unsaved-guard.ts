import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { onHistoryStep } from './history-steps';
import { blockLeaving, type ConfirmLeaving } from './leaving';

export interface UnsavedGuard {
  /** Whether the user wanted to leave and has not confirmed or cancelled yet. */
  isAsking: boolean;
  stay: () => void;
  /** Continues the navigation. */
  leave: () => void;
}

/**
 * Asks before a page with unsaved changes is left: by a link, the back button, a log-out, or closing the tab (for which
 * the browser has its own words). The declarative router has no blocker, so the events are intercepted before it.
 */
export function useUnsavedGuard(hasUnsaved: boolean): UnsavedGuard {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask: ConfirmLeaving = (next) => setGo(() => next);
    const stops = [watchClosing(), watchLinks(ask, navigate), watchHistory(ask), blockLeaving(ask)];
    return () => stops.forEach((stop) => stop());
  }, [hasUnsaved, navigate]);
  const stay = () => setGo(null);
  const leave = () => {
    setGo(null);
    go?.();
  };
  return { isAsking: hasUnsaved && go !== null, stay, leave };
}

function watchClosing(): () => void {
  const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', refuse);
  return () => window.removeEventListener('beforeunload', refuse);
}

function watchLinks(ask: ConfirmLeaving, navigate: NavigateFunction): () => void {
  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null;
    const address = target && addressBehind(target, event);
    if (!address) return;
    event.preventDefault();
    // Keeps other forms with unsaved changes from asking as well.
    event.stopImmediatePropagation();
    ask(() => void navigate(address));
  };
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Address of another page of the site that the click opens in this tab; null for all other links. */
function addressBehind(link: HTMLAnchorElement, event: MouseEvent): string | null {
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  if (event.button !== 0 || hasModifier(event) || opensElsewhere || link.hasAttribute('download'))
    return null;
  if (!link.hasAttribute('href')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A history step cannot be prevented: it is undone, and repeated when the user confirms. */
function watchHistory(ask: ConfirmLeaving): () => void {
  const here = indexOf(window.history.state);
  let expected: 'return' | 'leave' | null = null;
  const handleStep = (event: PopStateEvent) => {
    const there = indexOf(event.state);
    const isExpected = expected;
    expected = null;
    if (isExpected === 'leave' || here === null || there === null) return;
    event.stopImmediatePropagation();
    if (isExpected === 'return' || there === here) return;
    const step = there - here;
    expected = 'return';
    window.history.go(-step);
    ask(() => {
      expected = 'leave';
      window.history.go(step);
    });
  };
  return onHistoryStep(handleStep);
}

/** The index that the router stores in each history entry. */
function indexOf(state: unknown): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
