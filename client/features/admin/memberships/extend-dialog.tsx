import { useState } from 'react';
import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { movedByDays } from '#common/memberships/freezing';
import { addedDays, membershipDecisionForm } from '#common/memberships/membership.form';
import { FormDialog } from '../../../components/form-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { formatLastDay } from '../../../lib/format-day';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { memberName } from '../members/member-name';
import { ordersContent } from '../orders/orders.content';
import { currentMemberships, membershipEnd } from './listed-membership';
import { membershipsContent } from './memberships.content';
import type { MemberOfMembershipFragment } from './memberships.generated';
import { useMembershipDesk } from './use-membership-desk';

const { extend: texts, cancel, membershipFailed, planTypes } = membershipsContent;

/** Days as they are typed, and why they are added. */
const typedDays = z.pipe(z.pipe(z.string(), z.transform(Number)), addedDays);
const extensionEntry = z.extend(membershipDecisionForm, { days: typedDays });

interface ExtendDialogProps {
  member: MemberOfMembershipFragment;
  onClose: () => void;
}

/** Adds days to a membership that is running, and shows before that when it will end. */
export function ExtendDialog({ member, onClose }: ExtendDialogProps) {
  const running = currentMemberships(member.memberships);
  const [planType, setPlanType] = useState(running[0]?.planType ?? 'PASS');
  const extended = running.find((membership) => membership.planType === planType);
  const desk = useMembershipDesk(member);
  const form = useDialogForm({
    schema: extensionEntry,
    initialValues: { days: '', reason: '' },
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: ({ days, reason }) => desk.extend(planType, days, reason),
    onSaved: onClose,
  });
  const days = typedDays.safeParse(form.form.useWatchValue('days')).data;
  return (
    <FormDialog
      title={texts.title(memberName(member))}
      lead={extended && texts.lead(membershipEnd(extended))}
      form={form}
      submit={texts.submit}
      onClose={onClose}
    >
      {running.length > 1 && (
        <SegmentedControl
          legend={cancel.which}
          isFilling
          options={running.map(({ planType: value }) => ({ value, label: planTypes[value] }))}
          value={planType}
          onChange={setPlanType}
        />
      )}
      <TextField
        {...form.field('days')}
        label={texts.days}
        inputMode="numeric"
        maxLength={2}
        data-autofocus
      />
      <p role="status">
        {days !== undefined &&
          extended &&
          texts.newEnd(formatLastDay(movedByDays(new Date(extended.paidUntil), days).toISOString()))}
      </p>
      <TextField
        {...form.field('reason')}
        label={ordersContent.reason}
        description={cancel.reasonHint}
        maxLength={REASON_LENGTH_MAX}
      />
    </FormDialog>
  );
}
