import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { IconButton } from '../../../components/icon-button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { Camera } from '../camera/camera';
import { StartKiosk } from '../kiosk/start-kiosk';
import { ArrivalField } from './arrival-field';
import { CheckInAnswer } from './check-in-answer';
import { checkInContent as content } from './check-in.content';
import classes from './check-in.module.css';
import { isMuted, setMuted } from './sounds';
import { TodaysVisits } from './todays-visits';
import { useCheckIn } from './use-check-in';
import { useDeskKeys } from './use-desk-keys';

/** The front desk scans the codes of members, types their digits or finds them by name. */
export function CheckInTab({ title }: { title: string }) {
  const { arrive, decide, dismiss, sign, retry, isBusy, unsent, results } = useCheckIn();
  const [result, ...others] = results;
  const field = useRef<HTMLInputElement>(null);
  const visitsId = useId();
  const focusField = (): void => field.current?.focus();
  const start = (action: Promise<void>): void => {
    focusField();
    void action;
  };
  const skip = () => {
    focusField();
    if (result) void dismiss(result);
  };
  const repeat = () => {
    if (result) start(decide(result, { isRepeat: true }));
  };
  useDeskKeys({
    field,
    onEscape: skip,
    onYes: repeat,
  });

  return (
    <div className={classes.tab}>
      <div className={classes.form}>
        <div className={classes.head}>
          <h1 tabIndex={-1}>{title}</h1>
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
          onMember={(memberId) => start(arrive({ memberId }))}
        />
      </div>
      <CheckInAnswer
        result={result}
        others={others.length}
        onSkip={skip}
        onRepeat={repeat}
        onWaiver={(member) => {
          focusField();
          if (result) sign(result, member);
        }}
        onAdmit={(admissionReason) => result && start(decide(result, { admissionReason }))}
        // The dialog that is closing gives the focus back to its button, which disappears.
        onRenewed={() => result && void decide(result, {}).then(focusField)}
      />
      <section className={classes.visits} aria-labelledby={visitsId}>
        <h2 id={visitsId}>{content.visits}</h2>
        <TodaysVisits />
        <StartKiosk />
      </section>
    </div>
  );
}

/** Switches the sounds of the check-in off and on again in this browser. */
function MuteButton() {
  const [isOff, setIsOff] = useState(isMuted);
  const Icon = isOff ? IconVolumeOff : IconVolume;
  const change = () => {
    setMuted(!isOff);
    setIsOff(!isOff);
  };
  return (
    <IconButton aria-pressed={!isOff} onClick={change}>
      <Icon aria-hidden="true" stroke={1.75} />
      <VisuallyHidden>{content.sounds}</VisuallyHidden>
    </IconButton>
  );
}
