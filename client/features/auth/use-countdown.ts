import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts down from `beganAt` (epoch milliseconds), or from the first render if that is unknown (0), and again after a
 * restart. Uses the clock instead of counting ticks, since timers are throttled in background tabs.
 */
export function useCountdown(seconds: number, beganAt: number) {
  const [now, setNow] = useState(() => Date.now());
  const [firstRenderedAt] = useState(now);
  const [restartedAt, setRestartedAt] = useState<number | null>(null);
  // If the clock was set back, `beganAt` may lie in the future; the wait is never longer than `seconds`.
  const endsAt = (restartedAt ?? Math.min(beganAt || firstRenderedAt, firstRenderedAt)) + seconds * SECOND_MS;
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, endsAt]);

  const restart = () => {
    setNow(Date.now());
    setRestartedAt(Date.now());
  };
  return { secondsLeft, restart };
}
