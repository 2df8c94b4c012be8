import { Button } from '../../../components/button';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import type { Money } from '../../../graphql/types.generated';
import { formatDay } from '../../../lib/format-day';
import { formatMoney } from '../../../lib/format-money';
import { partOf, type PartEntry } from './part-entry';
import { paymentContent } from './payment.content';

const texts = paymentContent.part;

const COUNTS = [1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: texts.counts(count) }));

interface PartFieldsProps {
  toPay: Money;
  entry: PartEntry;
  onPart: (isPart: PartEntry['isPart']) => void;
  field: (name: 'partAmount' | 'firstOn' | 'count') => object;
}

/** The fields of a part payment, once staff have asked for them. */
export function PartFields({ toPay, entry, onPart, field }: PartFieldsProps) {
  if (entry.isPart === '') {
    return (
      <div>
        <Button onClick={() => onPart('yes')}>{texts.add}</Button>
      </div>
    );
  }
  const part = partOf(entry, toPay);
  return (
    <>
      <TextField
        {...field('partAmount')}
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextField {...field('firstOn')} label={texts.firstOn} type="date" />
      <SelectField {...field('count')} label={texts.count} data={COUNTS} />
      <p role="status">
        {part &&
          texts.plan(
            part.instalments.map(({ dueOn, amountPaise }) => ({
              amount: formatMoney({ ...toPay, minorUnits: amountPaise }),
              day: formatDay(dueOn),
            })),
          )}
      </p>
      <div>
        <Button onClick={() => onPart('')}>{texts.remove}</Button>
      </div>
    </>
  );
}
