import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { onHistoryStep } from './history-steps';
import { holdBack, type Ask } from './leaving';

export interface UnsavedGuard {
  /** The reader wanted to leave and has not answered yet. */
  isAsking: boolean;
  stay: () => void;
  /** Goes where the reader wanted to go. */
  leave: () => void;
}

/**
 * Asks before the page is left with something unsaved: by a link, by the back button, by a log-out, by closing the
 * tab (which the browser asks in its own words). The declarative router has no blocker, so the events are caught before it.
 */
export function useUnsavedGuard(hasUnsaved: boolean): UnsavedGuard {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask: Ask = (next) => setGo(() => next);
    const stops = [watchClosing(), watchLinks(ask, navigate), watchHistory(ask), holdBack(ask)];
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

function watchLinks(ask: Ask, navigate: NavigateFunction): () => void {
  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null;
    const address = target && addressBehind(target, event);
    if (!address) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate(address));
  };
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Address of another page of the site that the click opens in this tab; null for whatever else a link can do. */
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

/** A step in the history has happened when it is heard of: it is taken back, and taken again when the reader says so. */
function watchHistory(ask: Ask): () => void {
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

/** The place in the history that the router gives to each of its entries. */
function indexOf(state: unknown): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
