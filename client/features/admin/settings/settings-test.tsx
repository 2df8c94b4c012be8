import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { useAction } from '../../../lib/use-action';
import classes from './settings.module.css';

interface SettingsTestProps {
  texts: { action: string; hint: string; failed: string };
  /** Returns what came of it, in plain words. */
  run: () => Promise<{ isGood: boolean; message: string } | undefined>;
}

/** Tests the saved settings. */
export function SettingsTest({ texts: { action, hint, failed }, run }: SettingsTestProps) {
  const test = useAction(failed);
  const [isGood, setGood] = useState(true);
  const begin = () =>
    test.run(async () => {
      setGood(true);
      const outcome = await run();
      if (!outcome) throw new Error(failed);
      setGood(outcome.isGood);
      return outcome.message;
    });
  return (
    <div className={classes.secret}>
      <div className={classes.buttons}>
        <Button isBusy={test.isBusy} onClick={() => void begin()}>
          {action}
        </Button>
        <p>{hint}</p>
      </div>
      <FormAlert notice={test.notice} tone={isGood ? test.tone : 'failure'} keepsFocus />
    </div>
  );
}
