import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStoredJson, store } from '../lib/storage';
import { scrollToAnchor, scrollToPosition, scrollWhenRendered } from './scroll-when-rendered';

/** Scroll position of every history entry, by its key; restored from storage in the browser. */
let positions = new Map<string, number>();

/** Scrolls a new page to its top or to the anchor in the URL; restores the position after a step in the history. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => rememberPositions(() => shown.current.key), []);
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { key, pathname };
    if (navigation === 'POP') {
      // Read now: the page is still empty and short, and the scroll to 0 that follows will overwrite the position.
      const position = positions.get(key) ?? 0;
      return scrollWhenRendered(() => scrollToPosition(position));
    }
    // Even with an anchor, because its target may render late or not at all.
    if (previous.pathname !== pathname) window.scrollTo(0, 0);
    if (hash) return scrollWhenRendered(() => scrollToAnchor(hash.slice(1)));
  }, [key, pathname, hash, navigation]);
}

function rememberPositions(currentKey: () => string): () => void {
  const remember = () => void positions.set(currentKey(), window.scrollY);
  const takeOver = () => void (history.scrollRestoration = 'manual');
  const handOver = () => {
    // The browser restores the position after a reload and on the way back from another site.
    history.scrollRestoration = 'auto';
    store('scrollPositions', JSON.stringify([...positions]));
  };
  positions = readPositions();
  // The first entry of every document has the same key: replaces the position that an earlier document stored there.
  remember();
  takeOver();
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handOver);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handOver);
  };
}

function readPositions(): Map<string, number> {
  const stored = readStoredJson('scrollPositions');
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
