import type { SyntheticEvent } from 'react';
import table from '../../../components/data-table.module.css';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { NoValue } from '../../../components/no-value';
import { SubmitButton } from '../../../components/submit-button';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { detailsContent } from './details.content';
import classes from './details.module.css';
import {
  differences,
  valuesOf,
  withFieldsOf,
  type MemberField,
  type MemberFormValues,
} from './member-form-values';
import type { MemberForm, NewerVersion } from './use-member-form';

const { stale, names, saveFailed } = detailsContent;

interface StaleDialogProps {
  memberForm: MemberForm;
  newer: NewerVersion;
}

/** Shows what somebody else has saved meanwhile beside what was typed, and lets the user choose one of them. */
export function StaleDialog({ memberForm, newer: { member: newer, lastChange } }: StaleDialogProps) {
  const { base, entered, changed, save, show, closeNewer } = memberForm;
  const { run, isBusy, notice } = useAction(saveFailed, saveFailed);
  const saved = valuesOf(newer);
  const theirs = differences(valuesOf(base), saved);
  const inBoth = theirs.filter((name) => changed.includes(name));
  const mine = withFieldsOf(saved, entered, changed);
  const takeTheirs = () => {
    show(newer, withFieldsOf(mine, saved, inBoth));
    closeNewer();
  };
  const saveMine = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => save(newer, mine).then(() => undefined));
  };
  return (
    <ModalDialog title={stale.title(newer.name ?? newer.email)} onClose={closeNewer}>
      {lastChange.changedAt && (
        <p>{stale.savedBy(formatMoment(lastChange.changedAt), lastChange.changedBy)}</p>
      )}
      <p>{stale.text}</p>
      {theirs.length === 0 ? (
        <p>{stale.others}</p>
      ) : (
        <Versions fields={theirs} saved={saved} entered={entered} changed={changed} />
      )}
      <FormAlert notice={notice} keepsFocus />
      <form onSubmit={saveMine}>
        <SubmitButton isBusy={isBusy}>{stale.saveMine}</SubmitButton>
      </form>
      <DialogButtons>
        <Button onClick={closeNewer}>{stale.cancel}</Button>
        {inBoth.length > 0 && <Button onClick={takeTheirs}>{stale.takeTheirs}</Button>}
      </DialogButtons>
    </ModalDialog>
  );
}

interface VersionsProps {
  fields: readonly MemberField[];
  saved: MemberFormValues;
  entered: MemberFormValues;
  changed: readonly MemberField[];
}

const Versions = ({ fields, saved, entered, changed }: VersionsProps) => (
  <div className={table.scroll} role="region" aria-label={stale.saved} tabIndex={0}>
    <table className={`${table.table} ${classes.versions}`}>
      <thead>
        <tr>
          {[stale.field, stale.saved, stale.yours].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((name) => (
          <tr key={name}>
            <th scope="row">{names[name]}</th>
            <td>
              <Value of={saved[name]} />
            </td>
            <td>{changed.includes(name) ? <Value of={entered[name]} /> : stale.untouched}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Value = ({ of: value }: { of: MemberFormValues[MemberField] }) =>
  typeof value === 'string' && value !== '' ? value : <NoValue meaning={stale.nothing} />;
