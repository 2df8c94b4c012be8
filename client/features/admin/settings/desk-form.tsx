import { usesRupees } from '#common/studio-currency';
import { deskSchema, deskValuesOf, DESK_NUMBERS, RISK_FIELDS } from './desk-values';
import { SettingCheck, SettingField, type LockOf } from './setting-fields';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateDeskRulesMutation, type DeskRulesFragment } from './settings.generated';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form';

const { desk: texts } = settingsContent;
const { names, groups } = texts;
const hints: Record<string, string | undefined> = texts.hints;
const numbers: readonly string[] = DESK_NUMBERS;

type Field = keyof typeof names;

/** The fields of each group, line by line. */
const GROUPS: Record<keyof typeof groups, Field[][]> = {
  upi: [['upiAddress', 'upiPayee'], ['isUpiMerchant']],
  sales: [
    ['discountPercentMaxFrontDesk', 'discountPercentMaxAdmin', 'partPercentMinFrontDesk'],
    ['startDaysAheadMax', 'backdatedDaysMaxFrontDesk', 'backdatedDaysMaxAdmin'],
  ],
  dues: [['dueReminderDays', 'entryWithDuesDays']],
  visits: [['doubleVisitMinutes', 'recordedDaysBackMax', 'exportRowsMax']],
  freezes: [['freezeDaysPerMonth', 'freezeDaysMin', 'freezeDaysAheadMax']],
};

interface DeskFormProps {
  saved: DeskRulesFragment;
  lockOf: LockOf;
}

/** Rules and reminders of the front desk. */
export function DeskForm({ saved, lockOf }: DeskFormProps) {
  const [update] = useUpdateDeskRulesMutation();
  const edit = useSectionForm('desk', saved, {
    schema: deskSchema,
    valuesOf: deskValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateDeskRules,
  });
  const fieldNamed = (name: Field) => {
    const props = { edit, name, label: names[name], hint: hints[name], lock: lockOf(name) };
    if (name === 'isUpiMerchant') return <SettingCheck key={name} {...props} />;
    return <SettingField key={name} {...props} isNumber={numbers.includes(name)} />;
  };
  return (
    <SettingsForm id="settings-desk" texts={texts} edit={edit}>
      {(Object.keys(GROUPS) as (keyof typeof groups)[]).map((group) => (
        <div key={group} className={classes.holidays}>
          <h3>{groups[group]}</h3>
          {group === 'upi' && !usesRupees() ? (
            <p>{texts.onlyRupees}</p>
          ) : (
            GROUPS[group].map((line) => (
              <div key={line[0]} className={classes.row}>
                {line.map(fieldNamed)}
              </div>
            ))
          )}
        </div>
      ))}
      <div className={classes.holidays}>
        <h3>{texts.risk.title}</h3>
        <p>{texts.risk.hint}</p>
        <div className={classes.risks}>
          {RISK_FIELDS.map((name) => (
            <div key={name} className={classes.risk} role="group" aria-label={names[name]}>
              <p>{names[name]}</p>
              {(['moderate', 'high'] as const).map((level) => (
                <SettingField
                  key={level}
                  edit={edit}
                  name={`${name}.${level}`}
                  label={texts.risk[level]}
                  isNumber
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SettingsForm>
  );
}
