import { useState } from 'react';
import * as z from 'zod/mini';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import {
  daysOfFreeze,
  freezeRefusal,
  movedByDays,
  type ChosenFreeze,
  type FreezablePass,
} from '#common/memberships/freezing';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { withRequestKey } from '../../../lib/request-keys';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { freezeContent } from './freeze.content';
import { useFreezeMembershipMutation, type FreezablePassFragment } from './freeze.generated';

const { freeze: texts, failed } = freezeContent;

interface FreezeDialogProps {
  title: string;
  pass: FreezablePassFragment;
  /** The member whose pass it is; left out for one's own. */
  memberId?: string;
  /** Called with the message of the server, or with null if nothing was done. */
  onClose: (message: string | null) => void;
}

/** Freezes a pass, and shows before that when it will end. */
export function FreezeDialog({ title, pass, memberId, onClose }: FreezeDialogProps) {
  const [freeze] = useFreezeMembershipMutation();
  const [now] = useState(Date.now);
  const tomorrow = addDays(studioDay(now), 1);
  const form = useDialogForm({
    schema: choiceForm(freezable(pass), now),
    initialValues: { startsOn: textOfDay(tomorrow), days: String(pass.freezeDaysMin) },
    failed,
    unreachable: withoutAnswer(failed),
    send: ({ startsOn, days }) =>
      withRequestKey(['freeze', pass.id, startsOn, days], (requestKey) =>
        freeze({ variables: { input: { memberId, startsOn, days, requestKey } } }),
      ),
    onSaved: ({ data }) => onClose(data?.freezeMembership.message ?? freezeMessages.frozen),
  });
  const { useWatchValue } = form.form;
  return (
    <FormDialog
      title={title}
      lead={texts.lead}
      form={form}
      submit={texts.submit}
      onClose={() => onClose(null)}
    >
      <TextField
        {...form.field('startsOn')}
        type="date"
        label={texts.startsOn}
        min={textOfDay(tomorrow)}
        data-autofocus
      />
      <SelectField {...form.field('days')} label={texts.days} data={lengths(pass)} />
      <Preview
        pass={pass}
        chosen={{ startsOn: useWatchValue('startsOn'), days: useWatchValue('days') }}
        now={now}
      />
    </FormDialog>
  );
}

/** The form, with refusals of the server under the fields at fault. */
const choiceForm = (pass: FreezablePass, now: number) =>
  z
    .object({
      startsOn: z.iso.date({ error: freezeMessages.dayRequired, abort: true }),
      days: z.pipe(z.string(), z.transform(Number)),
    })
    .check((context) => {
      const refusal = freezeRefusal(context.value, pass, now);
      if (!refusal) return;
      const { field, message } = refusal;
      context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
    });

interface PreviewProps {
  pass: FreezablePassFragment;
  chosen: Record<keyof ChosenFreeze, string>;
  now: number;
}

/** First and last day of the freeze, and the new end of the pass; nothing if the freeze would be refused. */
function Preview({ pass, chosen, now }: PreviewProps) {
  const { data } = choiceForm(freezable(pass), now).safeParse(chosen);
  return (
    <p role="status">{data && pass.paidUntil && sentences(pass.paidUntil, pass.freezeDaysLeft, data)}</p>
  );
}

function sentences(paidUntil: string, daysLeft: number, chosen: ChosenFreeze): string {
  const { startsAt, endsAt } = daysOfFreeze(chosen);
  const end = movedByDays(new Date(paidUntil), chosen.days);
  return [
    texts.preview(formatDay(startsAt.toISOString()), formatLastDay(endsAt.toISOString())),
    texts.newEnd(formatLastDay(end.toISOString()), formatLastDay(paidUntil)),
    texts.daysLeft(daysLeft - chosen.days),
  ].join(' ');
}

const freezable = ({ current, ...pass }: FreezablePassFragment): FreezablePass => ({
  ...pass,
  endsAt: new Date(current?.endsAt ?? 0),
  freeze: null,
});

/** All lengths that a freeze may have. */
const lengths = ({ freezeDaysLeft, freezeDaysMin }: FreezablePassFragment) =>
  Array.from({ length: freezeDaysLeft - freezeDaysMin + 1 }, (_, index) => {
    const days = freezeDaysMin + index;
    return { value: String(days), label: texts.dayCount(days) };
  });
