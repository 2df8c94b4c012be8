import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { orderMessages } from '#common/orders/messages';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import type { DeskMethod } from '../../../graphql/types.generated';
import { withoutAnswer } from '../../../lib/errors';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { formatMoney } from '../../../lib/format-rupees';
import { useHasPermission } from '../../../lib/permissions';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { ordersContent } from '../orders/orders.content';
import { DESK_METHOD_NAMES, PaymentMethodField } from '../orders/dialogs/payment-method-field';
import { listedMembership, membershipEnd, unpaidOrder } from './listed-membership';
import { memberName } from '../members/member-name';
import { useNextPeriodsOfMemberQuery, type MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import type { MemberChoicesQuery } from '../members/members.generated';
import { useMembershipDesk } from './use-membership-desk';

const { renew: texts, membershipFailed } = membershipsContent;

/** Value of the method of payment for a plan that the studio gives. */
const WITHOUT_PAYMENT = 'none';

const METHODS = [...DESK_METHOD_NAMES, WITHOUT_PAYMENT] as const;

interface Renewal {
  offerId: string;
  method: DeskMethod | typeof WITHOUT_PAYMENT;
  reason: string;
}

/** A renewal as the front desk enters it; a plan that is not paid for needs a reason. */
const renewalForm = z
  .object({
    offerId: z.string().check(z.minLength(1, { error: orderMessages.planRequired })),
    method: z.pipe(z.string(), z.enum(METHODS, { error: ordersContent.confirm.methodMissing })),
    reason: z.string(),
  })
  .check((context) => {
    const { method, reason } = context.value;
    if (method !== WITHOUT_PAYMENT) return;
    const { error } = membershipDecisionForm.safeParse({ reason });
    for (const { message } of error?.issues ?? [])
      context.issues.push({ code: 'custom', path: ['reason'], message, input: reason });
  });

const FREE = { value: WITHOUT_PAYMENT, label: texts.withoutPayment };

interface RenewDialogProps {
  member: MemberOfMembershipFragment;
  offers: MemberChoicesQuery['planOffers'];
  onClose: (isDone: boolean) => void;
}

/** Sells a plan that was paid at the front desk, or gives it without payment, with the permission for that. */
export function RenewDialog({ member, offers, onClose }: RenewDialogProps) {
  const membership = listedMembership(member.memberships);
  const planName = unpaidOrder(member.memberships)?.planName ?? membership?.planName;
  const likely = offers.find(({ name }) => name === planName);
  const desk = useMembershipDesk(member);
  const mayGrant = useHasPermission('memberships:grant');
  const dialogForm = useDialogForm({
    schema: renewalForm,
    initialValues: { offerId: likely?.id ?? '', method: '', reason: '' },
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: async ({ offerId, method, reason }: Renewal) => {
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer) throw new Error(membershipFailed);
      if (method === WITHOUT_PAYMENT) await desk.grant(offer, reason);
      else await desk.renew(offer, method);
    },
    onSaved: () => onClose(true),
  });
  const { form, field } = dialogForm;
  const method = form.useWatchValue('method');
  return (
    <FormDialog
      title={(membership ? texts.title : texts.firstTitle)(memberName(member))}
      lead={membership?.status === 'ACTIVE' ? texts.extends(membershipEnd(membership)) : texts.starts}
      form={dialogForm}
      submit={membership ? texts.submit : texts.firstSubmit}
      onClose={() => onClose(false)}
    >
      <SelectField
        {...field('offerId')}
        label={texts.plan}
        data={[
          { value: '', label: texts.choose },
          ...offers.map(({ id, name, price }) => ({
            value: id,
            label: texts.offer(name, formatMoney(price.total)),
          })),
        ]}
        data-autofocus
      />
      <NextPeriod memberId={member.id} offerId={form.useWatchValue('offerId')} />
      <PaymentMethodField
        value={method}
        other={mayGrant ? FREE : undefined}
        onChange={(chosen) => form.setFieldValue('method', chosen)}
      />
      {method === WITHOUT_PAYMENT && (
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

/** From when to when the plan would run. */
function NextPeriod({ memberId, offerId }: { memberId: string; offerId: string }) {
  const { data } = useNextPeriodsOfMemberQuery({
    variables: { id: memberId },
    // What is cached is wrong after every change of the membership.
    fetchPolicy: 'network-only',
  });
  const next = data?.user?.nextPeriods.find(({ offer }) => offer.id === offerId);
  return <p role="status">{next && texts.period(formatDay(next.startsAt), formatLastDay(next.endsAt))}</p>;
}
