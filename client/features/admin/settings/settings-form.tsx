import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { OwnPasswordField } from '../../../components/own-password-field';
import { StaleDialog } from '../../../components/stale-dialog';
import { SubmitButton } from '../../../components/submit-button';
import { focusHeading } from '../../../lib/focus-heading';
import type { EditForm, Versioned } from '../../../lib/use-edit-form';
import { useUnsavedGuard } from '../../../navigation/navigation';
import { SectionHeading } from './section-heading';
import { settingsContent as content } from './settings.content';
import classes from './settings.module.css';

const PASSWORD_PATH = 'password';

/** Where the set-up goes on once a form is saved. */
export interface NextStep {
  /** Label of the button that saves. */
  label: string;
  onSaved: () => void;
}

interface SettingsFormProps<Loaded extends Versioned, Values extends Record<string, unknown>> {
  /** Id of the heading. */
  id: string;
  texts: { title: string; lead: string; names: Record<keyof Values & string, string> };
  edit: EditForm<Loaded, Values> & {
    ownPassword?: { isNeeded: boolean; value: string; onChange: (value: string) => void };
  };
  children: ReactNode;
  /** Label of the button. */
  submit?: string | undefined;
  /** Parts below the form that are saved on their own. */
  after?: ReactNode;
}

/** The form of one section, which is saved as a whole. */
export function SettingsForm<Loaded extends Versioned, Values extends Record<string, unknown>>({
  id,
  texts: { title, lead, names },
  edit,
  children,
  submit = content.submit,
  after,
}: SettingsFormProps<Loaded, Values>) {
  const { formProps, failure, success, isSubmitting, changed, newer } = edit;
  const { ownPassword } = edit;
  const guard = useUnsavedGuard(changed.length > 0);
  /** The pressed button disappears, so the heading takes the focus. */
  const discard = () => {
    focusHeading(document.getElementById(id));
    edit.discard();
  };
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={classes.head}>
        <SectionHeading id={id} title={title} />
        <p>{lead}</p>
      </header>
      <form {...formProps} className={classes.form}>
        {children}
        {ownPassword?.isNeeded && (
          <OwnPasswordField
            value={ownPassword.value}
            onChange={({ currentTarget }) => ownPassword.onChange(currentTarget.value)}
            name={PASSWORD_PATH}
            description={content.passwordHint}
            error={edit.form.errors[PASSWORD_PATH]}
          />
        )}
        <FormAlert notice={failure} />
        <FormAlert notice={success} tone="success" />
        <div className={classes.buttons}>
          <div className={classes.submit}>
            <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
          </div>
          {changed.length > 0 && <Button onClick={discard}>{content.discard}</Button>}
          <p role="status">{changed.length > 0 && content.changedCount(changed.length)}</p>
        </div>
      </form>
      {after}
      {newer && (
        <StaleDialog
          edit={edit}
          newer={newer}
          title={content.stale}
          names={names}
          failed={content.saveFailed}
        />
      )}
      {guard.isAsking && (
        <ConfirmDialog {...content.leave} onConfirm={guard.leave} onCancel={guard.stay}>
          {content.leave.text}
        </ConfirmDialog>
      )}
    </section>
  );
}
