import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#common/time';
import { usePageState } from './page-state';
import { useIsHydrated } from './use-is-hydrated';

const startOfMinute = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;

const currentMinute = () => startOfMinute(Date.now());

/** Start of the current minute, in milliseconds; until the page is hydrated, the minute of the server's rendering. */
export function useMinute(): number {
  const { renderedAt } = usePageState();
  const isHydrated = useIsHydrated();
  const minuteOfRendering = () => startOfMinute(renderedAt);
  return useSyncExternalStore(
    onNextMinute,
    isHydrated ? currentMinute : minuteOfRendering,
    minuteOfRendering,
  );
}

function onNextMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
