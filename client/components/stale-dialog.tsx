import { formatMoment } from '../lib/format-moment';
import { useDialogAction } from '../lib/use-dialog-form';
import {
  differences,
  withChanges,
  type EditForm,
  type NewerVersion,
  type Versioned,
} from '../lib/use-edit-form';
import { Button } from './button';
import table from './data-table.module.css';
import { FormDialog } from './form-dialog';
import { NoValue } from './no-value';
import { staleContent as texts } from './stale-dialog.content';
import classes from './stale-dialog.module.css';

type Values = Record<string, unknown>;

interface StaleDialogProps<Loaded extends Versioned, Entered extends Values> {
  edit: Pick<
    EditForm<Loaded, Entered>,
    'base' | 'entered' | 'changed' | 'valuesOf' | 'save' | 'show' | 'closeNewer'
  >;
  newer: NewerVersion<Loaded>;
  title: string;
  /** Names of the fields for people. */
  names: Record<keyof Entered & string, string>;
  failed: string;
}

/** Shows what others have saved meanwhile beside what was typed, and lets the user choose one of them. */
export function StaleDialog<Loaded extends Versioned, Entered extends Values>({
  edit: { base, entered, changed, valuesOf, save, show, closeNewer },
  newer: { loaded, lastChange },
  title,
  names,
  failed,
}: StaleDialogProps<Loaded, Entered>) {
  const saved = valuesOf(loaded);
  const theirs = differences(valuesOf(base), saved);
  const inBoth = theirs.filter((name) => changed.includes(name));
  const mine = withChanges(saved, { entered, changed });
  // If somebody has saved once more, the dialog stays and shows that version.
  const form = useDialogAction({ failed, send: () => save(loaded, mine), onSaved: () => undefined });
  const takeTheirs = () => {
    show(loaded, withChanges(mine, { entered: saved, changed: inBoth }));
    closeNewer();
  };
  return (
    <FormDialog
      title={title}
      lead={lastChange.changedAt && texts.savedBy(formatMoment(lastChange.changedAt), lastChange.changedBy)}
      form={form}
      isWide
      submit={texts.saveMine}
      other={inBoth.length > 0 && <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>}
      onClose={closeNewer}
    >
      <p className={classes.text}>{texts.text}</p>
      {theirs.length === 0 ? (
        <p className={classes.text}>{texts.others}</p>
      ) : (
        <Versions
          rows={theirs.map((name) => ({
            name: names[name],
            saved: saved[name],
            entered: changed.includes(name) ? entered[name] : undefined,
          }))}
        />
      )}
    </FormDialog>
  );
}

interface VersionsProps {
  /** The fields; `entered` is undefined for those that were left alone. */
  rows: { name: string; saved: unknown; entered: unknown }[];
}

const Versions = ({ rows }: VersionsProps) => (
  <div className={table.scroll} role="region" aria-label={texts.saved} tabIndex={0}>
    <table className={`${table.table} ${classes.versions}`}>
      <thead>
        <tr>
          {[texts.field, texts.saved, texts.yours].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, saved, entered }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value of={saved} />
            </td>
            <td>{entered === undefined ? texts.untouched : <Value of={entered} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The text of a field, or the texts of its parts. */
function Value({ of: value }: { of: unknown }) {
  const text = textsIn(value).filter(Boolean).join(', ');
  return text === '' ? <NoValue meaning={texts.nothing} /> : text;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
