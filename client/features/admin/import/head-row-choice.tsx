import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { importContent } from './import.content';
import { useChangeMemberImportHeadsMutation, type MemberImportStateFragment } from './import.generated';

const { columns: content, failed } = importContent;

const NONE = { value: '0', label: content.noHeadRow };

/** Says which of the first rows of a file has the heads. */
export function HeadRowChoice({ shown: { id, headRow, firstRows } }: { shown: MemberImportStateFragment }) {
  const [change] = useChangeMemberImportHeadsMutation();
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
  if (firstRows.length === 0) return null;
  const options = firstRows.map(({ position, cells }) => ({
    value: String(position),
    label: content.headRowOption(position, cells),
  }));
  return (
    <>
      <FormAlert notice={notice} />
      <SelectField
        label={content.headRow}
        required={false}
        data={[...options, NONE]}
        value={String(headRow)}
        aria-busy={isBusy}
        onChange={({ currentTarget: { value } }) =>
          void run(async () => {
            await change({ variables: { input: { id, headRow: Number(value) } } });
            return undefined;
          })
        }
      />
    </>
  );
}
