import { useId } from 'react';
import { MINUTE_MS } from '#common/time';
import { REPEATED_VISIT_MS } from '#common/activity/limits';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { DialogButtons } from '../../../components/modal-dialog';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { useMinute } from '../../../lib/use-minute';
import { activitiesContent } from './activities.content';
import classes from './record-dialog.module.css';

const { failed, justNow, recentMinutes, recentAt, no, again } = activitiesContent;

interface RepeatQuestionProps {
  visitedAt: string;
  takesFocus?: boolean;
  onNo: () => void;
  onAgain: () => Promise<undefined>;
}

/** Asks whether to record a visit although there is another one at about the same time. "No" gets the focus. */
export function RepeatQuestion({ visitedAt, takesFocus = true, onNo, onAgain }: RepeatQuestionProps) {
  const { run, isBusy, notice } = useAction(failed, failed);
  const id = useId();
  const now = useMinute();
  return (
    <div className={classes.question} role="alertdialog" aria-labelledby={id}>
      <p id={id}>{questionAbout(visitedAt, now)}</p>
      <FormAlert notice={notice} keepsFocus />
      <DialogButtons>
        {/* The question replaces the button that was pressed. */}
        <Button autoFocus={takesFocus} onClick={onNo}>
          {no}
        </Button>
        <Button isBusy={isBusy} onClick={() => void run(onAgain)}>
          {again}
        </Button>
      </DialogButtons>
    </div>
  );
}

function questionAbout(visitedAt: string, now: number): string {
  const minutes = Math.round((now - Date.parse(visitedAt)) / MINUTE_MS);
  const isRecent = minutes >= -1 && minutes * MINUTE_MS <= REPEATED_VISIT_MS;
  if (!isRecent) return recentAt(formatMoment(visitedAt));
  return minutes < 1 ? justNow : recentMinutes(minutes);
}
