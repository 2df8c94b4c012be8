import { useApolloClient } from '@apollo/client/react';
import { WAIVER_LENGTH_MAX } from '#common/waivers/limits';
import { waiverForm } from '#common/waivers/waiver.form';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { TextAreaField } from '../../../components/text-area-field';
import { withoutAnswer } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useEditForm } from '../../../lib/use-edit-form';
import { useReread } from '../../../lib/use-reread';
import type { WaiverTextFragment } from '../../waivers/waiver.generated';
import { SettingsForm } from '../settings/settings-form';
import { waiverSettings as texts } from './waiver-settings.content';
import { CurrentWaiverDocument, useCurrentWaiverQuery, usePublishWaiverMutation } from './waivers.generated';

/** The text of the waiver, in the settings. */
export function WaiverSettings() {
  const query = useCurrentWaiverQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryBoundary query={query} loading={<Bone />} failed={texts.failed}>
      {({ waiver }) => waiver && <WaiverForm saved={waiver} />}
    </QueryBoundary>
  );
}

function WaiverForm({ saved }: { saved: WaiverTextFragment }) {
  const client = useApolloClient();
  const [publish] = usePublishWaiverMutation();
  const reread = useReread(CurrentWaiverDocument);
  const edit = useEditForm(saved, {
    schema: waiverForm,
    valuesOf: ({ text }) => ({ text }),
    draft: 'settings waiver',
    fallback: texts.saveFailed,
    unreachable: withoutAnswer(texts.saveFailed),
    send: async ({ text }, base) => {
      const { data } = await publish({
        variables: { input: { text: text ?? base.text, expectedVersion: base.version } },
      });
      if (!data) throw new Error(texts.saveFailed);
      void reread();
      const { message, waiver } = data.publishWaiver;
      return { message, loaded: waiver };
    },
    read: async () => {
      const { data } = await client.query({ query: CurrentWaiverDocument, fetchPolicy: 'network-only' });
      if (!data?.waiver) throw new Error(texts.failed);
      return data.waiver;
    },
  });
  const { version, text, publishedAt } = edit.base;
  return (
    <SettingsForm id="settings-waiver" texts={texts} edit={edit} submit={texts.submit}>
      <TextAreaField
        key={edit.form.key('text')}
        {...edit.field('text')}
        label={texts.names.text}
        description={texts.hint}
        lengthMax={WAIVER_LENGTH_MAX}
        countedFrom={WAIVER_LENGTH_MAX * 0.75}
        rows={8}
      />
      {text !== '' && publishedAt && <p>{texts.version(version, formatMoment(publishedAt))}</p>}
    </SettingsForm>
  );
}

const Bone = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
