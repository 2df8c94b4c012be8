import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts down from a moment, or from when it is first drawn where that is not known (0), and again from a restart; by
 * the clock, since sleeping tabs miss ticks.
 */
export function useCountdown(seconds: number, beganAt: number) {
  const [now, setNow] = useState(() => Date.now());
  const [firstDrawnAt] = useState(now);
  const [restartedAt, setRestartedAt] = useState<number | null>(null);
  // A clock that was set back does not make the wait longer than the whole.
  const endsAt = (restartedAt ?? Math.min(beganAt || firstDrawnAt, firstDrawnAt)) + seconds * SECOND_MS;
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
