import { useEffect, useState } from 'react';
import { SECOND_MS } from '#common/time';
import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useWakeLock } from '../../lib/use-wake-lock';
import { endRest, prolongRest, setRestTimerOff, useIsRestTimerOff, useRest, type Rest } from './rest-timer';
import { trainingContent } from './training.content';
import classes from './rest-bar.module.css';

const { rest: content } = trainingContent;

const LONGER_S = 15;

/** The rest that runs, at the lower edge of the window; nothing without one. */
export function RestBar() {
  const rest = useRest();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{rest && (rest.isOver ? content.over : content.started(rest.seconds))}</span>
      </VisuallyHidden>
      {rest && (
        <div className={classes.bar} data-over={rest.isOver || undefined}>
          {rest.isOver ? <p className={classes.title}>{content.over}</p> : <Countdown {...rest} />}
          <div className={classes.actions}>
            {!rest.isOver && (
              <Button onClick={() => prolongRest(LONGER_S)} aria-label={content.longerNamed}>
                {content.longer}
              </Button>
            )}
            <Button onClick={endRest}>{rest.isOver ? content.close : content.skip}</Button>
          </div>
        </div>
      )}
    </>
  );
}

function Countdown({ seconds, endsAt }: Rest) {
  useWakeLock();
  const left = useSecondsUntil(endsAt);
  return (
    <p className={classes.title} role="timer">
      {content.title} <span className={classes.left}>{content.left(left)}</span>
      <progress className={classes.progress} value={seconds - left} max={seconds} aria-hidden="true" />
    </p>
  );
}

function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}

export const RestTimerSwitch = () => (
  <label className={classes.switch}>
    <input
      type="checkbox"
      checked={!useIsRestTimerOff()}
      onChange={({ currentTarget }) => setRestTimerOff(!currentTarget.checked)}
    />
    {content.switch}
  </label>
);
