import { useId } from 'react';
import { MINUTE_MS } from '#common/time';
import { DOUBLE_VISIT_MINUTES } from '#common/settings/limits';
import { Button } from '../../../components/button';
import { DialogButtons } from '../../../components/modal-dialog';
import { formatMoment } from '../../../lib/format-moment';
import { isRepeatedClick } from '../../../lib/repeated-click';
import { useMinute } from '../../../lib/use-minute';
import { activitiesContent } from './activities.content';
import classes from './record-dialog.module.css';

const { justNow, recentMinutes, recentAt, no, again } = activitiesContent;

interface RepeatQuestionProps {
  visitedAt: string;
  takesFocus?: boolean;
  isBusy?: boolean;
  onNo: () => void;
  onAgain: () => void;
}

/** Asks whether to record a visit although there is another one at about the same time. "No" gets the focus. */
export function RepeatQuestion({
  visitedAt,
  takesFocus = true,
  isBusy = false,
  onNo,
  onAgain,
}: RepeatQuestionProps) {
  const id = useId();
  const now = useMinute();
  return (
    <div className={classes.question} role="alertdialog" aria-labelledby={id}>
      <p id={id}>{questionAbout(visitedAt, now)}</p>
      <DialogButtons>
        {/* The question replaces the button that was pressed. */}
        <Button autoFocus={takesFocus} isBusy={isBusy} onClick={onNo}>
          {no}
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          onClick={(event) => {
            if (!isRepeatedClick(event)) onAgain();
          }}
        >
          {again}
        </Button>
      </DialogButtons>
    </div>
  );
}

function questionAbout(visitedAt: string, now: number): string {
  const minutes = Math.round((now - Date.parse(visitedAt)) / MINUTE_MS);
  const isRecent = minutes >= -1 && minutes <= DOUBLE_VISIT_MINUTES.max;
  if (!isRecent) return recentAt(formatMoment(visitedAt));
  return minutes < 1 ? justNow : recentMinutes(minutes);
}
