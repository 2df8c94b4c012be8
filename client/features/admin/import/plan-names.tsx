import { skipToken } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { useMemberChoicesQuery } from '../members/members.generated';
import { importContent } from './import.content';
import { useCheckMemberImportMutation, type MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';

const { check, rows, failed } = importContent;
const { plans: content } = check;

/** The value of the choice to import members without a plan. */
const NO_PLAN = 'none';

/** Says what names of plans in the file mean that no plan of the studio has, and checks the file again. */
export function PlanNames({ shown }: { shown: MemberImportStateFragment }) {
  const { kind, planNames, unknownPlans } = shown;
  const names = [...planNames, ...unknownPlans].map(({ name }) => name);
  const { data } = useMemberChoicesQuery(names.length === 0 ? skipToken : {});
  const [checkAgain] = useCheckMemberImportMutation();
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(planNames.map(({ name, offerId }) => [name, offerId ?? NO_PLAN])),
  );
  if (names.length === 0 || !data) return null;
  const options = [
    { value: '', label: content.skip },
    ...data.planOffers.map(({ id, name }) => ({ value: id, label: name })),
    { value: NO_PLAN, label: content.none(kind) },
  ];
  const submit = () =>
    run(() => checkAgain({ variables: { input: inputOf(shown, chosen) } }).then(() => undefined));
  return (
    <form
      className={classes.form}
      aria-labelledby="import-plans"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h3 id="import-plans">{content.title}</h3>
        <p>{content.lead}</p>
      </div>
      <FormAlert notice={notice} />
      <ul className={classes.columns}>
        {names.map((name) => (
          <li key={name}>
            <SelectField
              label={name || content.noName}
              description={rowsWith(unknownPlans, name)}
              required={false}
              data={options}
              value={chosen[name] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setChosen((before) => ({ ...before, [name]: value }))
              }
            />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {content.submit}
        </Button>
      </div>
    </form>
  );
}

function rowsWith(unknown: MemberImportStateFragment['unknownPlans'], name: string): string | undefined {
  const found = unknown.find((one) => one.name === name);
  return found && rows(found.rowCount);
}

/** The input that checks the file again with the chosen plans. */
function inputOf({ id, columns, dateOrder }: MemberImportStateFragment, chosen: Record<string, string>) {
  return {
    id,
    columns: columns.flatMap(({ position, field }) => (field ? [{ position, field }] : [])),
    dateOrder,
    // Staff have confirmed this by checking the file.
    isEndLeftOut: !columns.some(({ field }) => field === 'ENDS_ON'),
    planNames: Object.entries(chosen).flatMap(([name, offerId]) =>
      offerId ? [{ name, offerId: offerId === NO_PLAN ? null : offerId }] : [],
    ),
  };
}
