import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { formatMoney } from '../../../lib/format-money';
import { useHasPermission } from '../../../lib/permissions';
import { ordersContent } from '../orders/orders.content';
import { DiscountFields } from '../payment/discount-fields';
import { paidNowOf } from '../payment/part-entry';
import { PartFields } from '../payment/part-fields';
import { PaymentFields } from '../payment/payment-fields';
import { ToPay } from '../payment/to-pay';
import { listedMembership, membershipEnd } from './listed-membership';
import { memberName } from '../members/member-name';
import { membershipsContent } from './memberships.content';
import { LinkDialog } from './link-dialog';
import { BY_LINK, WITHOUT_PAYMENT, type Offer, type SaleEntry } from './sale-entry';
import { StartFields } from './start-fields';
import { UpgradeFields } from './upgrade-fields';
import { useSale, type SaleProps } from './use-sale';

const { renew: texts } = membershipsContent;

type Sale = ReturnType<typeof useSale>;

const LINK = { value: BY_LINK, label: texts.byLink };
const FREE = { value: WITHOUT_PAYMENT, label: texts.withoutPayment };

/** Sells a plan that is paid at the front desk, or gives it without payment, with the permission for that. */
export function RenewDialog({ member, offers, onClose }: SaleProps) {
  const membership = listedMembership(member.memberships);
  const mayGrant = useHasPermission('memberships:grant');
  const sale = useSale({ member, offers, onClose });
  const { dialogForm, entry, toPay } = sale;
  const { form, field } = dialogForm;
  const isSold = entry.method !== WITHOUT_PAYMENT;
  const isLater = entry.method === BY_LINK;
  if (sale.link) return <LinkDialog link={sale.link} phone={member.phone} onClose={() => onClose(true)} />;
  return (
    <FormDialog
      title={(membership ? texts.title : texts.firstTitle)(memberName(member))}
      lead={leadOf(membership, entry)}
      form={dialogForm}
      submit={isLater ? texts.byLinkSubmit : membership ? texts.submit : texts.firstSubmit}
      onClose={() => onClose(false)}
    >
      <SelectField
        {...field('offerId')}
        label={texts.plan}
        data={choicesOf(sale.offers)}
        data-autofocus={!sale.isLikely || undefined}
      />
      {isSold && !isLater && <DaysFields sale={sale} />}
      <NextPeriod quote={sale.quote} />
      {isSold && <PriceFields sale={sale} />}
      <PaymentFields
        toPay={paidNowOf(entry, toPay)}
        method={entry.method}
        onMethod={(method) => form.setFieldValue('method', method)}
        received={entry.received}
        field={(name) => field(name)}
        isFirst={sale.isLikely}
        others={[...(sale.mayLink ? [LINK] : []), ...(mayGrant ? [FREE] : [])]}
      />
      {!isSold && (
        <TextField
          {...field('reason')}
          label={ordersContent.reason}
          description={texts.reasonHint}
          maxLength={REASON_LENGTH_MAX}
        />
      )}
    </FormDialog>
  );
}

/** The effect of a sale on the current membership. */
function leadOf(
  membership: ReturnType<typeof listedMembership>,
  { isUpgrade, hasStart, method }: SaleEntry,
): string {
  const isChosen = hasStart !== '' && method !== WITHOUT_PAYMENT;
  if (membership?.status !== 'ACTIVE') return isChosen ? texts.chosen : texts.starts;
  const end = membershipEnd(membership);
  if (method !== WITHOUT_PAYMENT && isUpgrade !== '') return texts.replaces(end);
  return isChosen ? texts.ends(end) : texts.extends(end);
}

/** Whether the plan replaces the running one now, or when it starts. */
function DaysFields({ sale }: { sale: Sale }) {
  const { dialogForm, entry, quote, mayUpgrade } = sale;
  const { form, field } = dialogForm;
  return (
    <>
      {mayUpgrade && entry.hasStart === '' && (
        <UpgradeFields
          entry={entry}
          quote={quote}
          onUpgrade={(isUpgrade) => form.setFieldValue('isUpgrade', isUpgrade)}
        />
      )}
      {entry.isUpgrade === '' && (
        <StartFields
          entry={entry}
          onStart={(hasStart) => form.setFieldValue('hasStart', hasStart)}
          field={(name) => field(name)}
        />
      )}
    </>
  );
}

/** The discount, the amount to pay, and the part that is paid now. */
function PriceFields({ sale }: { sale: Sale }) {
  const { dialogForm, entry, listed, toPay, mayDiscount } = sale;
  const { form, field } = dialogForm;
  return (
    <>
      {mayDiscount && (
        <DiscountFields
          unit={entry.unit}
          onUnit={(unit) => form.setFieldValue('unit', unit)}
          field={(name) => field(name)}
        />
      )}
      <ToPay total={listed} toPay={toPay} />
      {entry.method !== BY_LINK && (
        <PartFields
          toPay={toPay}
          entry={entry}
          onPart={(isPart) => form.setFieldValue('isPart', isPart)}
          field={(name) => field(name)}
        />
      )}
    </>
  );
}

const choicesOf = (offers: Offer[]) => [
  { value: '', label: texts.choose },
  ...offers.map(({ id, name, price }) => ({ value: id, label: texts.offer(name, formatMoney(price.total)) })),
];

/** The period of the plan, or why it cannot be sold like this. */
const NextPeriod = ({ quote }: { quote: Sale['quote'] }) => (
  <p role="status">
    {quote?.startsAt && quote.endsAt
      ? texts.period(formatDay(quote.startsAt), formatLastDay(quote.endsAt))
      : quote?.problem}
  </p>
);
