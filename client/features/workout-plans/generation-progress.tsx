import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#common/time';
import { Button } from '../../components/button';
import { TickScale } from '../../components/tick-scale';
import { focusAtTop } from './focus-at-top';
import { workoutPlansContent } from './workout-plans.content';
import classes from './generation-progress.module.css';

const { progress: content } = workoutPlansContent;

const TICK_MS = SECOND_MS / 5;
const SHOWN_FROM_S = 2;

interface GenerationProgressProps {
  days: number;
  onCancel: () => void;
}

/** Shown in place of the plan while it is being generated. */
export function GenerationProgress({ days, onCancel }: GenerationProgressProps) {
  const elapsed = useElapsed();
  const seconds = Math.floor(elapsed / SECOND_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), []);
  return (
    <div className={classes.progress}>
      <h2 ref={heading} tabIndex={-1}>
        {content.title(days)}
      </h2>
      <TickScale ticks={ticksAt(elapsed, days)} ends={[content.first, content.last(days)]} />
      <p className={classes.elapsed}>{seconds >= SHOWN_FROM_S && content.elapsed(seconds)}</p>
      <Button onClick={onCancel}>{content.cancel}</Button>
    </div>
  );
}

/** Fills one day per tick, except the last, which stays current until the plan arrives. */
function ticksAt(elapsed: number, days: number) {
  const filled = Math.min(Math.floor(elapsed / TICK_MS), days - 1);
  return Array.from({ length: days }, (_, index) => {
    if (index === filled) return 'current';
    return index < filled ? 'filled' : 'empty';
  });
}

/** Milliseconds since the first render, updated at every tick. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - begun), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
