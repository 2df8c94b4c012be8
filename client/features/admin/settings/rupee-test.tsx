import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { useAction } from '../../../lib/use-action';
import { RupeeSteps } from './rupee-steps';
import { settingsContent } from './settings.content';
import { usePayRupee } from './use-pay-rupee';
import classes from './settings.module.css';

const { rupee: texts } = settingsContent.gateway;

/** Tries the payment gateway with a payment of one rupee, from the key to the refund. */
export function RupeeTest() {
  const [id, setId] = useState<string | null>(null);
  const { run, isBusy, notice } = useAction(texts.failed);
  const pay = usePayRupee(setId);
  return (
    <div className={classes.secret}>
      <div className={classes.buttons}>
        <Button isBusy={isBusy} onClick={() => void run(pay)}>
          {texts.action}
        </Button>
        <p>{texts.hint}</p>
      </div>
      <FormAlert notice={notice} tone="failure" keepsFocus />
      {id !== null && <RupeeSteps key={id} id={id} />}
    </div>
  );
}
