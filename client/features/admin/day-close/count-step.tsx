import { currencyWords, usesRupees } from '#common/studio-currency';
import { BANK_LIST_LENGTH_MAX } from '#common/day-close/limits';
import { SubmitButton } from '../../../components/submit-button';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { noteField } from './count-entry';
import { dayCloseContent } from './day-close.content';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.count;

interface CountStepProps {
  field: (name: string) => object;
  isBusy: boolean;
}

const amount = { inputMode: 'decimal', autoComplete: 'off', required: false } as const;

/** The count by staff, before they see what the books expect. */
export const CountStep = ({ field, isBusy }: CountStepProps) => (
  <>
    <p>{texts.lead}</p>
    {currencyWords().notes.length > 0 && (
      <fieldset className={classes.notes}>
        <legend>{texts.notes}</legend>
        {currencyWords().notes.map((value) => (
          <TextField
            key={value}
            {...field(noteField(value))}
            {...amount}
            inputMode="numeric"
            label={texts.note(value)}
          />
        ))}
      </fieldset>
    )}
    <div className={classes.amounts}>
      <TextField {...field('otherCash')} {...amount} label={texts.other} />
      <TextField {...field('card')} {...amount} label={texts.card} description={texts.cardHint} />
      {usesRupees() && (
        <TextField {...field('upi')} {...amount} label={texts.upi} description={texts.upiHint} />
      )}
    </div>
    {usesRupees() && (
      <TextAreaField
        {...field('bankList')}
        required={false}
        label={texts.list}
        description={texts.listHint}
        lengthMax={BANK_LIST_LENGTH_MAX}
        countedFrom={BANK_LIST_LENGTH_MAX}
      />
    )}
    <div>
      <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
    </div>
  </>
);
