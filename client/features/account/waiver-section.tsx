import { acceptanceForm } from '#common/waivers/acceptance.form';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { authMessages } from '#common/auth/messages';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { formatDay } from '../../lib/format-day';
import { isRefusedFor } from '../../lib/errors';
import { focusHeading } from '../../lib/focus-heading';
import { showToast } from '../../lib/toast';
import { useServerForm } from '../../lib/use-server-form';
import { waiverContent as content } from '../waivers/waivers.content';
import { WaiverText } from '../waivers/waiver-text';
import {
  useAcceptWaiverMutation,
  type useOwnWaiverQuery,
  type OwnWaiverQuery,
  type WaiverTextFragment,
} from '../waivers/waiver.generated';
import { AccountListSkeleton } from './account-list-skeleton';
import { AccountSection } from './account-section';
import classes from './waiver-section.module.css';

type OwnWaiver = NonNullable<OwnWaiverQuery['me']['user']['waiver']>;

/** The text that members accept before they train, or what they have accepted. Nothing if the studio has none. */
export function WaiverSection({ query }: { query: ReturnType<typeof useOwnWaiverQuery> }) {
  return (
    <QueryBoundary query={query} loading={<AccountListSkeleton />} failed={content.loadFailed}>
      {({ me, waiver: text }) => {
        const { waiver: own } = me.user;
        if (!own || !text) return null;
        return (
          <AccountSection {...content.section} lead={leadOf(own)}>
            {own.isAccepted ? (
              <details className={classes.folded}>
                <summary>{content.show}</summary>
                <WaiverText text={text.text} />
              </details>
            ) : (
              <AcceptForm text={text} onChanged={query.refetch} />
            )}
          </AccountSection>
        );
      }}
    </QueryBoundary>
  );
}

function leadOf({ isAccepted, acceptance }: OwnWaiver): string {
  if (!acceptance) return content.toAccept;
  const day = formatDay(acceptance.acceptedAt);
  if (!isAccepted) return content.changed(day);
  const text = acceptance.way === 'ONLINE' ? content.accepted : content.acceptedAtDesk;
  return text(day, acceptance.name);
}

interface AcceptFormProps {
  text: WaiverTextFragment;
  /** Reloads the text. */
  onChanged: () => Promise<unknown>;
}

function AcceptForm({ text, onChanged }: AcceptFormProps) {
  const [accept] = useAcceptWaiverMutation();
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: acceptanceForm,
    initialValues: { name: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    submit: async ({ name }) => {
      try {
        const { data } = await accept({ variables: { input: { version: text.version, name } } });
        if (data) showToast(data.acceptWaiver.message);
        // The pressed button disappears.
        focusHeading(document.getElementById(content.section.id));
      } catch (error) {
        if (isRefusedFor(error, 'WAIVER_CHANGED')) await onChanged();
        throw error;
      }
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <WaiverText text={text.text} />
      <TextField {...field('name')} label={content.name} autoComplete="name" maxLength={NAME_LENGTH_MAX} />
      <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
    </form>
  );
}
