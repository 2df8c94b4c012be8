import { useRef } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Camera } from '../camera/camera';
import { StartKiosk } from '../kiosk/start-kiosk';
import { ArrivalField } from './arrival-field';
import { CheckInAnswer } from './check-in-answer';
import { checkInContent as content } from './check-in.content';
import classes from './check-in.module.css';
import { MuteButton } from './mute-button';
import { TodaysVisits } from './todays-visits';
import { useCheckIn } from './use-check-in';
import { useDeskKeys } from './use-desk-keys';

/** The front desk scans the codes of members, types their digits or finds them by name. */
export function CheckInTab() {
  const { arrive, decide, retry, clear, isBusy, unsent, result } = useCheckIn();
  const field = useRef<HTMLInputElement>(null);
  const focusField = (): void => field.current?.focus();
  const start = (action: Promise<void>): void => {
    focusField();
    void action;
  };
  const clearAnswer = () => {
    clear();
    focusField();
  };
  const repeat = (userId: string) => start(decide(userId, { isRepeat: true }));
  useDeskKeys({
    field,
    onEscape: clearAnswer,
    onYes: () => {
      if (result && 'answer' in result) repeat(result.answer.user.id);
    },
  });

  return (
    <div className={classes.tab}>
      <div className={classes.form}>
        <div className={classes.head}>
          <h1 tabIndex={-1}>{content.title}</h1>
          <MuteButton />
        </div>
        {unsent > 0 && (
          <FormAlert notice={{ message: content.unsent(unsent) }} keepsFocus>
            <Button isBusy={isBusy} onClick={retry}>
              {content.retry}
            </Button>
          </FormAlert>
        )}
        <Camera facingMode="environment" onCode={(code) => void arrive({ code })} />
        <ArrivalField
          ref={field}
          isBusy={isBusy}
          onCode={(code) => start(arrive({ code }))}
          onMember={(userId) => start(arrive({ userId }))}
        />
      </div>
      <CheckInAnswer
        result={result}
        onNo={clearAnswer}
        onRepeat={repeat}
        onAdmit={(userId, admissionReason) => start(decide(userId, { admissionReason }))}
        // The dialog that is closing gives the focus back to its button, which disappears.
        onRenewed={(userId) => void arrive({ userId }).then(focusField)}
      />
      <div className={classes.visits}>
        <TodaysVisits />
        <StartKiosk />
      </div>
    </div>
  );
}
