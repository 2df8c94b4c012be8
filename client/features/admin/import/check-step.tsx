import { useState } from 'react';
import { sendsNoMails } from '#common/sends-no-mails';
import { ActionButton } from '../../../components/action-button';
import { Button } from '../../../components/button';
import { CheckField } from '../../../components/check-field';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import type { ListAddress } from '../list/list-address';
import { JobProgress } from '../job-progress';
import { checkGroups } from './groups';
import { ImportFigures } from './import-figures';
import { importContent } from './import.content';
import { useRunMemberImportMutation, type MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';
import { PlanNames } from './plan-names';
import { RowGroups } from './row-groups';

const { check: content, failed } = importContent;

interface CheckStepProps {
  shown: MemberImportStateFragment;
  address: ListAddress;
  /** Reads the import again, after somebody else has continued it. */
  onRefused: () => void;
}

/** Rows to look at before anything else. */
const FIRST = ['SKIP', 'UPDATE'];

/** The effects of the import, with the mistakes in the file. */
export const CheckStep = ({ shown, address, onRefused }: CheckStepProps) => {
  const { status, doneCount, rowCount, counts, id } = shown;
  if (status === 'CHECKING')
    return (
      <section className={card.card}>
        <h2 tabIndex={-1}>{content.title}</h2>
        <JobProgress text={content.working(doneCount, rowCount)} done={doneCount} all={rowCount} />
      </section>
    );
  const groups = checkGroups(shown);
  return (
    <>
      <section className={card.card} aria-labelledby="import-check">
        <h2 id="import-check" tabIndex={-1}>
          {content.title}
        </h2>
        <p>
          {shown.fileName}. {content.nothingChanged}
        </p>
        <p>{content.rows(counts)}</p>
        <ImportFigures groups={groups} />
        <PlanNames key={shown.version} shown={shown} />
        <StartImport shown={shown} address={address} onRefused={onRefused} />
      </section>
      <RowGroups importId={id} groups={groups} first={FIRST} />
    </>
  );
};

function StartImport({ shown: { id, kind, version, counts }, address, onRefused }: CheckStepProps) {
  const [start] = useRunMemberImportMutation();
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
  const [hasInvitations, setHasInvitations] = useState(false);
  const count = counts.create + counts.update;
  const submit = () =>
    run(async () => {
      try {
        await start({ variables: { input: { id, expectedVersion: version, hasInvitations } } });
      } catch (error) {
        onRefused();
        throw error;
      }
      return undefined;
    });
  return (
    <>
      <FormAlert notice={notice} />
      {count === 0 && <p>{content.nothing}</p>}
      {kind === 'MEMBERS' && counts.create > 0 && !sendsNoMails() && (
        <CheckField
          label={content.invite}
          description={content.inviteHint}
          checked={hasInvitations}
          onChange={({ currentTarget }) => setHasInvitations(currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        {count > 0 && (
          <ActionButton aria-busy={isBusy} onClick={() => void submit()}>
            {content.submit(kind, count)}
          </ActionButton>
        )}
        <Button onClick={() => address.change({ step: 'columns' })}>{content.change}</Button>
        <Link to={{ search: '?tab=import' }}>{content.other}</Link>
      </div>
    </>
  );
}
