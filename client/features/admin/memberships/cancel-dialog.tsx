import { useState } from 'react';
import { REASON_LENGTH_MAX } from '#common/limits';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { FormDialog } from '../../../components/form-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { ordersContent } from '../orders/orders.content';
import { membershipEnd, runningMemberships } from './listed-membership';
import { memberName } from '../members/member-name';
import type { MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import { useMembershipDesk } from './use-membership-desk';

const { cancel: texts, membershipFailed, planTypes } = membershipsContent;

interface CancelDialogProps {
  member: MemberOfMembershipFragment;
  onClose: (isDone: boolean) => void;
}

/** Ends a membership early. */
export function CancelDialog({ member, onClose }: CancelDialogProps) {
  const running = runningMemberships(member.memberships);
  const [planType, setPlanType] = useState(running[0]?.planType ?? 'PASS');
  const ending = running.find((membership) => membership.planType === planType);
  const desk = useMembershipDesk(member);
  const form = useDialogForm({
    schema: membershipDecisionForm,
    initialValues: { reason: '' },
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: ({ reason }) => desk.cancel(planType, reason),
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={texts.title(memberName(member))}
      lead={ending && texts.text(membershipEnd(ending), member.email !== null)}
      form={form}
      submit={texts.submit}
      cancel={texts.keep}
      isDestructive
      onClose={() => onClose(false)}
    >
      {running.length > 1 && (
        <SegmentedControl
          legend={texts.which}
          isFilling
          options={running.map(({ planType: value }) => ({ value, label: planTypes[value] }))}
          value={planType}
          onChange={setPlanType}
        />
      )}
      <TextField
        {...form.field('reason')}
        label={ordersContent.reason}
        description={texts.reasonHint}
        maxLength={REASON_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}
