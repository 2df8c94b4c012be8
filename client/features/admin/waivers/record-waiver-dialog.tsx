import { useState } from 'react';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { acceptanceForm } from '#common/waivers/acceptance.form';
import { FormDialog } from '../../../components/form-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { SegmentedControl } from '../../../components/segmented-control';
import { Skeleton } from '../../../components/skeleton';
import { TextField } from '../../../components/text-field';
import { isRefusedFor, withoutAnswer } from '../../../lib/errors';
import { useDialogForm } from '../../../lib/use-dialog-form';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { WaiverText } from '../../waivers/waiver-text';
import { waiverContent } from '../../waivers/waivers.content';
import { memberName } from '../members/member-name';
import { deskWaivers } from './desk-waivers.content';
import { useCurrentWaiverQuery, useRecordWaiverMutation } from './waivers.generated';

const { record: texts } = deskWaivers;

const WAYS = [
  { value: 'screen', label: texts.ways.screen },
  { value: 'paper', label: texts.ways.paper },
] as const;

export interface WaiverDialogProps {
  member: { id: string; name: string | null; email: string | null };
  /** Called with what is recorded, or with null if nothing is. */
  onClose: (recorded: WaiverOfMemberFragment | null) => void;
}

/** Shows the current text to the member, and records that they have accepted it. */
export function RecordWaiverDialog({ member, onClose }: WaiverDialogProps) {
  const query = useCurrentWaiverQuery({ fetchPolicy: 'network-only' });
  const [recordWaiver] = useRecordWaiverMutation();
  const [way, setWay] = useState<'screen' | 'paper'>('screen');
  const waiver = query.data?.waiver;
  const form = useDialogForm({
    schema: acceptanceForm,
    initialValues: { name: '' },
    failed: texts.failed,
    unreachable: withoutAnswer(texts.failed),
    send: async ({ name }) => {
      if (!waiver) throw new Error(texts.failed);
      const input = { memberId: member.id, version: waiver.version, name, isOnPaper: way === 'paper' };
      return (await recordWaiver({ variables: { input } })).data?.recordWaiver.member ?? null;
    },
    onSaved: onClose,
    onFailed: (error) => {
      if (isRefusedFor(error, 'WAIVER_CHANGED')) void query.refetch();
      return false;
    },
  });
  return (
    <FormDialog
      title={texts.title(memberName(member))}
      lead={texts.lead}
      form={form}
      submit={texts.submit}
      isWaiting={query.loading}
      onClose={() => onClose(null)}
    >
      <QueryBoundary query={query} loading={<Bone />} failed={waiverContent.loadFailed}>
        {(loaded) => (loaded.waiver?.text ? <WaiverText text={loaded.waiver.text} /> : <p>{texts.gone}</p>)}
      </QueryBoundary>
      <SegmentedControl legend={texts.how} isFilling options={WAYS} value={way} onChange={setWay} />
      <TextField
        {...form.field('name')}
        label={waiverContent.name}
        autoComplete="off"
        maxLength={NAME_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}

const Bone = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
