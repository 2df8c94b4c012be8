import { columnName } from '#common/member-imports/member-imports';
import { SelectField } from '../../../components/select-field';
import type { MemberImportField } from '../../../graphql/types.generated';
import { importContent } from './import.content';
import type { MemberImportStateFragment } from './import.generated';

const { columns: content } = importContent;

type Column = MemberImportStateFragment['columns'][number];

const SAMPLES = 3;

const OPTIONS = [
  { value: '', label: content.leftOut },
  ...Object.entries(content.fields).map(([value, label]) => ({ value, label })),
];

interface ColumnChoiceProps {
  column: Column;
  field: MemberImportField | '';
  isLikelyEnd: boolean;
  onChange: (field: MemberImportField | '') => void;
}

/** Says what a column contains. */
export function ColumnChoice({ column, field, isLikelyEnd, onChange }: ColumnChoiceProps) {
  const samples = column.samples.filter(Boolean).slice(0, SAMPLES).join(' · ') || content.noSamples;
  return (
    <li>
      <SelectField
        label={columnName(column)}
        description={isLikelyEnd ? `${samples}. ${content.likelyEnd}` : samples}
        required={false}
        data={OPTIONS}
        value={field}
        onChange={({ currentTarget }) => onChange(currentTarget.value as MemberImportField | '')}
      />
    </li>
  );
}
