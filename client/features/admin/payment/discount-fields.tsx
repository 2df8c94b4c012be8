import { REASON_LENGTH_MAX } from '#common/limits';
import { Button } from '../../../components/button';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextField } from '../../../components/text-field';
import type { DiscountUnit } from './entered-amount';
import { paymentContent } from './payment.content';
import classes from './payment.module.css';

const texts = paymentContent.discount;

const UNITS: readonly DiscountUnit[] = ['AMOUNT', 'PERCENT'];
const options = () =>
  UNITS.map((value) => ({ value, label: texts.units[value], description: texts.unitNames[value] }));

/** A discount as the front desk enters it; without a unit, none is given. */
export interface DiscountEntry {
  unit: DiscountUnit | '';
  amount: string;
  discountReason: string;
}

interface DiscountFieldsProps {
  unit: DiscountEntry['unit'];
  onUnit: (unit: DiscountEntry['unit']) => void;
  field: (name: 'amount' | 'discountReason') => object;
}

/** A discount, once staff have asked for the fields. */
export function DiscountFields({ unit, onUnit, field }: DiscountFieldsProps) {
  if (unit === '') {
    return (
      <div>
        <Button onClick={() => onUnit('AMOUNT')}>{texts.add}</Button>
      </div>
    );
  }
  return (
    <>
      <div className={classes.discount}>
        <SegmentedControl legend={texts.unit} options={options()} value={unit} onChange={onUnit} />
        <TextField
          {...field('amount')}
          label={texts.amount[unit]}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
      </div>
      <TextField
        {...field('discountReason')}
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={REASON_LENGTH_MAX}
      />
      <div>
        <Button onClick={() => onUnit('')}>{texts.remove}</Button>
      </div>
    </>
  );
}
