import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import type { MemberImportKind } from '../../../graphql/types.generated';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { importContent } from './import.content';
import { useChangeMemberImportHeadsMutation, type MemberImportStateFragment } from './import.generated';
import { KIND_NAMES } from './import-kinds';

const { columns: content, failed } = importContent;

const NO_HEADS = { value: '0', label: content.noHeadRow };

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

/** Says what the rows of a file are, and which of the first ones has the heads. */
export function FileChoices({ shown }: { shown: MemberImportStateFragment }) {
  const { id, kind, headRow, firstRows } = shown;
  const [change] = useChangeMemberImportHeadsMutation();
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
  const choose = (chosen: { headRow: number; kind?: MemberImportKind }) =>
    void run(async () => {
      await change({ variables: { input: { id, ...chosen } } });
      return undefined;
    });
  const rows = firstRows.map(({ position, cells }) => ({
    value: String(position),
    label: content.headRowOption(position, cells),
  }));
  return (
    <>
      <FormAlert notice={notice} />
      <SelectField
        label={content.kind}
        required={false}
        data={KINDS}
        value={kind}
        aria-busy={isBusy}
        onChange={({ currentTarget: { value } }) => choose({ headRow, kind: value as MemberImportKind })}
      />
      {rows.length > 0 && (
        <SelectField
          label={content.headRow}
          required={false}
          data={[...rows, NO_HEADS]}
          value={String(headRow)}
          aria-busy={isBusy}
          onChange={({ currentTarget: { value } }) => choose({ headRow: Number(value) })}
        />
      )}
    </>
  );
}
