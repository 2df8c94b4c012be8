import { studioDay, textOfDay } from '#common/calendar';
import { dayText } from '#common/day-text';
import { planPriceForm } from '#common/plans/plan.form';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { formatMoment } from '../../../lib/format-moment';
import { formatMoney } from '../../../lib/format-money';
import { NO_MONEY } from '../../../lib/no-money';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useMinute } from '../../../lib/use-minute';
import { enteredAmount, paiseOf } from '../payment/entered-amount';
import { formOf } from '../payment/payment-entry';
import { plansContent } from './plans.content';
import { useSetPlanPriceMutation, type ListedPlanFragment } from './plans.generated';
import { usePlanChange } from './use-plan-change';

const texts = plansContent.price;

const amountIn = (text: string) => ({ ...NO_MONEY, minorUnits: paiseOf(text) });

/** The message for an entered price; none if it can be set. */
export const priceProblem = (text: string): string | undefined =>
  planPriceForm.safeParse({ price: amountIn(text) }).error?.issues[0]?.message;

const entryForm = formOf<Record<'price' | 'startsOn', string>>(({ price }) => {
  const problem = priceProblem(price);
  return problem === undefined ? {} : { price: problem };
});

interface PriceDialogProps {
  plan: ListedPlanFragment;
  onClose: () => void;
}

/** Sets the price of a plan from a day on, with all prices so far. */
export function PriceDialog({ plan: { offer, listPrice, prices }, onClose }: PriceDialogProps) {
  const [setPrice] = useSetPlanPriceMutation();
  const change = usePlanChange();
  const today = textOfDay(studioDay(useMinute()));
  const form = useDialogForm({
    schema: entryForm,
    initialValues: { price: enteredAmount(listPrice), startsOn: today },
    failed: plansContent.saveFailed,
    send: async ({ price, startsOn }) => {
      const input = { planId: offer.id, price: amountIn(price), startsOn: startsOn || null };
      const { data } = await setPrice({ variables: { input } });
      await change(data?.setPlanPrice.message);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={plansContent.setPriceOf(offer.name)}
      form={form}
      submit={texts.submit}
      onClose={onClose}
    >
      <TextField
        {...form.field('price')}
        label={texts.label}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...form.field('startsOn')}
        label={texts.from}
        description={texts.fromHint}
        type="date"
        min={today}
      />
      <details>
        <summary>{plansContent.history}</summary>
        <ul>
          {prices.map(({ id, amount, startsOn, setBy, setAt }) => (
            <li key={id}>
              {startsOn
                ? plansContent.from(formatMoney(amount), dayText(startsOn))
                : `${formatMoney(amount)}, ${plansContent.firstPrice}`}
              {setBy && <small> {`${plansContent.setBy(setBy)}, ${formatMoment(setAt)}`}</small>}
            </li>
          ))}
        </ul>
      </details>
    </FormDialog>
  );
}
