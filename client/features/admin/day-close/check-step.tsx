import { enumValue } from '#common/enum-names';
import { formatPaise } from '#common/money';
import { COUNTED_WAYS, WAY_LABELS, type CountedWay } from '#common/day-close/ways';
import { Button } from '../../../components/button';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { NO_MONEY } from '../../../lib/no-money';
import { BookedOrders } from './booked-orders';
import { ComparedList } from './compared-list';
import { cashPaiseOf, countedOf, differencesOf, reasonField, type CountEntry } from './count-entry';
import { dayCloseContent } from './day-close.content';
import type { FiguresOfDayFragment } from './day-close.generated';
import { WaysTable } from './ways-table';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.check;

interface CheckStepProps {
  figures: FiguresOfDayFragment;
  /** The current values of the form. */
  entry: CountEntry;
  field: (name: string) => object;
  isBusy: boolean;
  onCorrectFloat: () => void;
  onCountAgain: () => void;
}

const amount = { inputMode: 'decimal', autoComplete: 'off', required: false } as const;

/** The count compared with the books, the reasons for differences, and the use of the cash. */
export function CheckStep({ figures, entry, field, isBusy, ...actions }: CheckStepProps) {
  const differences = differencesOf(entry, figures);
  return (
    <>
      <WaysTable ways={comparedWays(entry, figures)} label={texts.title} />
      <BookedOrders days={figures} />
      {figures.bank && <ComparedList bank={figures.bank} />}
      {entry['hasFloat'] === 'yes' ? (
        <div className={classes.amounts}>
          <TextField {...field('floatAmount')} {...amount} label={texts.floatAmount} data-autofocus />
          <TextField {...field('floatReason')} label={texts.floatReason} />
        </div>
      ) : (
        <p className={classes.float}>
          {texts.float(formatPaise(figures.float.minorUnits))}{' '}
          <Button onClick={actions.onCorrectFloat}>{texts.correctFloat}</Button>
        </p>
      )}
      {COUNTED_WAYS.filter((way) => differences[way] !== 0).map((way) => (
        <TextField
          key={way}
          {...field(reasonField(way))}
          label={texts.reason(way === 'upi' ? 'UPI' : WAY_LABELS[way].toLowerCase())}
        />
      ))}
      <div className={classes.amounts}>
        <TextField
          {...field('leftInDrawer')}
          {...amount}
          label={texts.left}
          description={texts.leftHint(formatPaise(cashPaiseOf(entry)))}
        />
        <TextField {...field('handedOverTo')} label={texts.handedOverTo} autoComplete="off" />
      </div>
      <div className={classes.buttons}>
        <Button onClick={actions.onCountAgain}>{texts.again}</Button>
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </div>
    </>
  );
}

/** The rows of the table, with what is typed now. */
function comparedWays(entry: CountEntry, figures: FiguresOfDayFragment) {
  const counted = countedOf(entry, figures);
  const differences = differencesOf(entry, figures);
  return figures.ways.map(({ way, expected }) => {
    const name = enumValue(way) as CountedWay;
    if (!(name in counted)) return { way, expected, counted: null };
    const paise = counted[name];
    return {
      way,
      expected: { ...NO_MONEY, minorUnits: paise - differences[name] },
      counted: { ...NO_MONEY, minorUnits: paise },
    };
  });
}
