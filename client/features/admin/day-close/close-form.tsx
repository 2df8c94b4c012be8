import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import card from '../../../components/form-card.module.css';
import { FormAlert } from '../../../components/form-alert';
import { codeOf } from '../../../lib/errors';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { tabDraft } from '../../../lib/use-draft';
import { useReread } from '../../../lib/use-reread';
import { CheckStep } from './check-step';
import { cashPaiseOf, closeForm, closingOf, emptyCount, type CountEntry } from './count-entry';
import { CountStep } from './count-step';
import { dayCloseContent } from './day-close.content';
import { DayToCloseDocument, useCloseDayMutation, type FiguresOfDayFragment } from './day-close.generated';
import classes from './day-close-tab.module.css';

/** Counts the day, compares it with the books, and closes it. What is typed is kept until then. */
export function CloseForm({ day }: { day: string }) {
  const { figures, compare, countAgain, close, drafts } = useClosing(day);
  const [restored] = useState(() => ({ ...emptyCount(), ...drafts.read() }));
  const dialogForm = useDialogForm({
    schema: closeForm(figures),
    initialValues: restored,
    failed: dayCloseContent.failed,
    send: async (entry: CountEntry) => (figures ? close(entry, figures) : compare(entry)),
    onSaved: () => undefined,
  });
  const { form, formProps, failure, isSubmitting, field } = dialogForm;
  // Shows the differences of what is typed.
  const [, setShown] = useState({});
  const handleChange = () => {
    formProps.onChange();
    drafts.keep(form.getValues());
    setShown({});
  };
  const isCounting = figures === null;
  const texts = isCounting ? dayCloseContent.count : dayCloseContent.check;
  return (
    <section className={`${card.card} ${classes.section}`} aria-labelledby="day-count">
      <h2 id="day-count" tabIndex={-1}>
        {texts.title}
      </h2>
      <form {...formProps} onChange={handleChange} className={classes.form}>
        <FormAlert notice={failure} />
        {isCounting ? (
          <CountStep field={field} isBusy={isSubmitting} />
        ) : (
          <CheckStep
            figures={figures}
            entry={form.getValues()}
            field={field}
            isBusy={isSubmitting}
            onCorrectFloat={() => {
              form.setFieldValue('hasFloat', 'yes');
              setShown({});
            }}
            onCountAgain={countAgain}
          />
        )}
      </form>
    </section>
  );
}

/** The figures of the day once they are compared, and what can be done with them. */
function useClosing(day: string) {
  const client = useApolloClient();
  const reread = useReread();
  const [figures, setFigures] = useState<FiguresOfDayFragment | null>(null);
  const drafts = tabDraft<CountEntry>(`closing of ${day}`);
  const [closeDay] = useCloseDayMutation();

  const compare = async (entry: CountEntry): Promise<boolean> => {
    const bankList = entry['bankList']!.trim() || null;
    const variables = { day, bankList };
    const { data } = await client.query({
      query: DayToCloseDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    setFigures(data!.dayToClose);
    return false;
  };

  const close = async (entry: CountEntry, shown: FiguresOfDayFragment): Promise<boolean> => {
    const closing = closingOf(entry, shown);
    const request = ['close day', day, cashPaiseOf(entry), closing.leftInDrawer.minorUnits];
    const { data } = await withRequestKey(request, (requestKey) =>
      closeDay({ variables: { input: { ...closing, requestKey } } }),
    ).catch(async (error: unknown) => {
      // Somebody else has booked something or closed the day.
      if (codeOf(error) === 'CONFLICT') await Promise.all([compare(entry), reread()]);
      throw error;
    });
    showToast(data?.closeDay.message ?? dayCloseContent.failed);
    drafts.forget();
    await reread();
    return true;
  };

  return { figures, compare, close, drafts, countAgain: () => setFigures(null) };
}
