import { useState, type SyntheticEvent } from 'react';
import { columnName } from '#common/member-imports/member-imports';
import { CheckField } from '../../../components/check-field';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { SegmentedControl } from '../../../components/segmented-control';
import { SubmitButton } from '../../../components/submit-button';
import type { DateOrder, MemberImportField } from '../../../graphql/types.generated';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction, type Notice } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { ColumnChoice } from './column-choice';
import { FileChoices } from './file-choices';
import { importContent } from './import.content';
import { useCheckMemberImportMutation, type MemberImportStateFragment } from './import.generated';
import { isDate } from './import-kinds';
import classes from './import.module.css';

const { columns: content, failed } = importContent;

type Fields = Record<number, MemberImportField | ''>;
type Column = MemberImportStateFragment['columns'][number];

interface ColumnsStepProps {
  shown: MemberImportStateFragment;
  onChecked: () => void;
}

/** Says what the columns of a file contain. */
export const ColumnsStep = ({ shown, onChecked }: ColumnsStepProps) => (
  <section className={card.card} aria-labelledby="import-columns">
    <h2 id="import-columns" tabIndex={-1}>
      {content.title}
    </h2>
    <p>
      {content.lead(shown.fileName, shown.rowCount)}
      {shown.lines && <span className={classes.more}>{content.lines(shown.lines)}</span>}
    </p>
    <FileChoices shown={shown} />
    <ColumnsForm key={`${shown.kind} ${shown.headRow}`} shown={shown} onChecked={onChecked} />
  </section>
);

function ColumnsForm({ shown, onChecked }: ColumnsStepProps) {
  const [fields, setFields] = useState<Fields>(() =>
    Object.fromEntries(shown.columns.map(({ position, field }) => [position, field ?? ''])),
  );
  const [isConfirmed, setIsConfirmed] = useState(shown.encoding === 'UTF_8');
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(shown.dateOrder);
  const [check] = useCheckMemberImportMutation();
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
  const [missing, setMissing] = useState<Notice | null>(null);
  const [isEndLeftOut, setIsEndLeftOut] = useState(false);
  const sample = openDates(shown.columns, fields);
  const ends = leftOutEnds(shown, fields);
  const submit = () => {
    const isAsked = ends.length > 0 && !isEndLeftOut;
    const message = isAsked ? content.endMissing : isConfirmed ? null : content.encodingMissing;
    setMissing(message === null ? null : { message });
    if (message !== null) return;
    void run(async () => {
      const columns = shown.columns.flatMap(({ position }) => {
        const field = fields[position];
        return field ? [{ position, field }] : [];
      });
      const order = sample === null ? null : dateOrder;
      await check({ variables: { input: { id: shown.id, columns, dateOrder: order, isEndLeftOut } } });
      onChecked();
      return undefined;
    });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert notice={missing ?? notice} />
      <ul className={classes.columns}>
        {shown.columns.map((column) => (
          <ColumnChoice
            key={column.position}
            column={column}
            kind={shown.kind}
            field={fields[column.position] ?? ''}
            isLikelyEnd={ends.includes(column)}
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
      {ends.length > 0 && (
        <CheckField
          label={content.endLeftOut}
          description={content.endLeftOutHint(ends.map(columnName).join(', '))}
          checked={isEndLeftOut}
          onChange={({ currentTarget }) => setIsEndLeftOut(currentTarget.checked)}
        />
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

/** The columns that look like last days of plans, unless one is chosen. */
const leftOutEnds = ({ columns, likelyEnds }: MemberImportStateFragment, fields: Fields): Column[] =>
  Object.values(fields).includes('ENDS_ON')
    ? []
    : columns.filter(({ position }) => likelyEnds.includes(position) && !fields[position]);

/** A date of a chosen column that can be read in two ways; null if nothing has to be asked. */
function openDates(columns: Column[], fields: Fields): string | null {
  const dates = columns.filter(({ position }) => {
    const field = fields[position];
    return field && isDate(field);
  });
  // Where one order is known it goes for the others.
  if (new Set(dates.flatMap(({ dateOrder }) => dateOrder ?? [])).size === 1) return null;
  const open = dates.find(({ isDateOrderOpen }) => isDateOrderOpen);
  return open ? (open.samples.find(Boolean) ?? open.head) : null;
}

const DATE_ORDERS: { value: DateOrder | ''; label: string }[] = (['DAY_FIRST', 'MONTH_FIRST'] as const).map(
  (value) => ({ value, label: content.dateOrders[value] }),
);
