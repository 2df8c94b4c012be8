import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#common/time';
import { usePageState } from './page-state';

const startOfMinute = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;

/** Start of the current minute, in milliseconds; the moment of rendering until the page is hydrated. */
export function useMinute(): number {
  const { renderedAt } = usePageState();
  return useSyncExternalStore(
    onNextMinute,
    () => startOfMinute(Date.now()),
    () => startOfMinute(renderedAt),
  );
}

function onNextMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
