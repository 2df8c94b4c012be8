import { useState, type SyntheticEvent } from 'react';
import { CheckField } from '../../../components/check-field';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { SegmentedControl } from '../../../components/segmented-control';
import { SelectField } from '../../../components/select-field';
import { SubmitButton } from '../../../components/submit-button';
import type { DateOrder, MemberImportField } from '../../../graphql/types.generated';
import { useAction } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { openDates } from './open-dates';
import { importContent } from './import.content';
import { useCheckMemberImportMutation, type MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';

const { columns: content, failed } = importContent;

type Fields = Record<number, MemberImportField | ''>;
type Column = MemberImportStateFragment['columns'][number];

interface ColumnsStepProps {
  shown: MemberImportStateFragment;
  onChecked: () => void;
}

/** Says what the columns of a file contain. */
export function ColumnsStep({ shown, onChecked }: ColumnsStepProps) {
  const [fields, setFields] = useState<Fields>(() =>
    Object.fromEntries(shown.columns.map(({ position, field }) => [position, field ?? ''])),
  );
  const [isConfirmed, setIsConfirmed] = useState(shown.encoding === 'UTF_8');
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(shown.dateOrder);
  const [check] = useCheckMemberImportMutation();
  const { run, isBusy, notice } = useAction(failed);
  const [isMissing, setIsMissing] = useState(false);
  const sample = openDates(shown.columns, fields);
  const submit = () => {
    setIsMissing(!isConfirmed);
    if (!isConfirmed) return;
    void run(async () => {
      const columns = shown.columns.flatMap(({ position }) => {
        const field = fields[position];
        return field ? [{ position, field }] : [];
      });
      const order = sample === null ? null : dateOrder;
      await check({ variables: { input: { id: shown.id, columns, dateOrder: order } } });
      onChecked();
      return undefined;
    });
  };
  return (
    <form
      className={card.card}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 tabIndex={-1}>{content.title}</h2>
      <p>{content.lead(shown.fileName, shown.rowCount)}</p>
      <FormAlert notice={isMissing ? MISSING : notice} />
      <ul className={classes.columns}>
        {shown.columns.map((column) => (
          <ColumnChoice
            key={column.position}
            column={column}
            field={fields[column.position] ?? ''}
            onChange={(field) => setFields((before) => ({ ...before, [column.position]: field }))}
          />
        ))}
      </ul>
      {sample !== null && (
        <div className={classes.dates}>
          <SegmentedControl
            legend={content.dateOrder(sample)}
            isFilling
            options={DATE_ORDERS}
            value={dateOrder ?? ''}
            onChange={(value) => setDateOrder(value || null)}
          />
        </div>
      )}
      {shown.encoding === 'WINDOWS_1252' && (
        <CheckField
          label={content.encoding}
          description={content.encodingHint}
          checked={isConfirmed}
          onChange={({ currentTarget }) => setIsConfirmed(currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <SubmitButton isBusy={isBusy}>{content.submit}</SubmitButton>
        <Link to={{ search: '?tab=import' }}>{content.other}</Link>
      </div>
    </form>
  );
}

const MISSING = { message: content.encodingMissing };

const DATE_ORDERS: { value: DateOrder | ''; label: string }[] = (['DAY_FIRST', 'MONTH_FIRST'] as const).map(
  (value) => ({ value, label: content.dateOrders[value] }),
);

const OPTIONS = [
  { value: '', label: content.leftOut },
  ...Object.entries(content.fields).map(([value, label]) => ({ value, label })),
];

interface ColumnChoiceProps {
  column: Column;
  field: MemberImportField | '';
  onChange: (field: MemberImportField | '') => void;
}

function ColumnChoice({ column: { position, head, samples }, field, onChange }: ColumnChoiceProps) {
  const shown = samples.filter(Boolean).slice(0, SAMPLES).join(' · ');
  return (
    <li>
      <SelectField
        label={head || content.noHead(position)}
        description={shown || content.noSamples}
        required={false}
        data={OPTIONS}
        value={field}
        onChange={({ currentTarget }) => onChange(currentTarget.value as MemberImportField | '')}
      />
    </li>
  );
}

const SAMPLES = 3;
