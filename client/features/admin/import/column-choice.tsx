import { columnName } from '#common/member-imports/member-imports';
import { SelectField } from '../../../components/select-field';
import type { MemberImportField, MemberImportKind } from '../../../graphql/types.generated';
import { fieldsOf } from './import-kinds';
import { importContent } from './import.content';
import type { MemberImportStateFragment } from './import.generated';

const { columns: content } = importContent;

type Column = MemberImportStateFragment['columns'][number];

const SAMPLES = 3;

const optionsOf = (kind: MemberImportKind) => [
  { value: '', label: content.leftOut },
  ...fieldsOf(kind).map((value) => ({ value, label: content.fields[value] })),
];

interface ColumnChoiceProps {
  column: Column;
  kind: MemberImportKind;
  field: MemberImportField | '';
  isLikelyEnd: boolean;
  onChange: (field: MemberImportField | '') => void;
}

/** Chooses what a column contains. */
export function ColumnChoice({ column, kind, field, isLikelyEnd, onChange }: ColumnChoiceProps) {
  const samples = column.samples.filter(Boolean).slice(0, SAMPLES).join(' · ') || content.noSamples;
  return (
    <li>
      <SelectField
        label={columnName(column)}
        description={isLikelyEnd ? `${samples}. ${content.likelyEnd}` : samples}
        required={false}
        data={optionsOf(kind)}
        value={field}
        onChange={({ currentTarget }) => onChange(currentTarget.value as MemberImportField | '')}
      />
    </li>
  );
}
