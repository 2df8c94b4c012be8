import { REASON_LENGTH_MAX } from '#common/limits';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { membershipsContent } from './memberships.content';
import { isStartBackdated, type StartEntry } from './start-entry';

const { start: texts } = membershipsContent;

interface StartFieldsProps {
  entry: StartEntry;
  onStart: (hasStart: StartEntry['hasStart']) => void;
  field: (name: 'startsOn' | 'startReason') => object;
}

/** The first day of the membership, once staff have asked for the field. */
export function StartFields({ entry, onStart, field }: StartFieldsProps) {
  if (entry.hasStart === '') {
    return (
      <div>
        <Button onClick={() => onStart('yes')}>{texts.choose}</Button>
      </div>
    );
  }
  return (
    <>
      <TextField
        {...field('startsOn')}
        label={texts.day}
        description={texts.hint}
        type="date"
        data-autofocus
      />
      {isStartBackdated(entry) && (
        <TextField
          {...field('startReason')}
          label={texts.reason}
          description={texts.reasonHint}
          maxLength={REASON_LENGTH_MAX}
        />
      )}
      <div>
        <Button onClick={() => onStart('')}>{texts.usual}</Button>
      </div>
    </>
  );
}
