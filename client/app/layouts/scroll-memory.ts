import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStoredJson, store } from '../../lib/storage';
import { scrollToAnchor, scrollToPosition, scrollWhenDrawn } from './scroll-when-drawn';

/** Scroll position of every history entry, by its key; filled from storage in the browser. */
let positions = new Map<string, number>();

/** A new page begins at its top or at the address's anchor, an old one where it was left. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => rememberPositions(() => shown.current.key), []);
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { key, pathname };
    if (navigation === 'POP') {
      // Read now: a page that is still empty is short, and its scrolling to 0 will be remembered.
      const position = positions.get(key) ?? 0;
      return scrollWhenDrawn(() => scrollToPosition(position));
    }
    // Also for an anchor, which may come late or not at all.
    if (previous.pathname !== pathname) window.scrollTo(0, 0);
    if (hash) return scrollWhenDrawn(() => scrollToAnchor(hash.slice(1)));
  }, [key, pathname, hash, navigation]);
}

function rememberPositions(currentKey: () => string): () => void {
  const remember = () => void positions.set(currentKey(), window.scrollY);
  const takeOver = () => void (history.scrollRestoration = 'manual');
  const handOver = () => {
    // A reload and a way back from another site are the browser's to restore.
    history.scrollRestoration = 'auto';
    store('scrollPositions', JSON.stringify([...positions]));
  };
  positions = readPositions();
  // Every document begins under the same key: what another one left under it is not this one's.
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
