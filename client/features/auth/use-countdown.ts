import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down from the moment it is first drawn, and again from a restart; by the clock, since sleeping tabs miss ticks. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, endsAt]);

  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * SECOND_MS);
  };
  return { secondsLeft, restart };
}
