import { IconChevronDown } from '@tabler/icons-react';
import { membersContent } from './members.content';
import { memberName } from './member-columns';
import type { MemberTableRowFragment, TrainerChoiceFragment } from './member-table.generated';
import classes from './trainer-select.module.css';

const { trainer: texts } = membersContent;

interface TrainerSelectProps {
  member: MemberTableRowFragment;
  trainers: readonly TrainerChoiceFragment[];
  /** Why the last change did not succeed. */
  failure: string | undefined;
  onChange: (trainer: TrainerChoiceFragment | null) => void;
}

/** Chooses the trainer of a member. */
export function TrainerSelect({ member, trainers, failure, onChange }: TrainerSelectProps) {
  const current = member.trainer;
  const isListed = !current || trainers.some(({ id }) => id === current.id);
  const choices = isListed ? trainers : [current, ...trainers];
  return (
    <span className={classes.field} data-failed={Boolean(failure) || undefined}>
      <span className={classes.box}>
        <select
          id={trainerSelectId(member.id)}
          aria-label={texts.of(memberName(member))}
          value={current?.id ?? ''}
          onChange={({ currentTarget }) =>
            onChange(choices.find(({ id }) => id === currentTarget.value) ?? null)
          }
        >
          <option value="">{texts.none}</option>
          {choices.map((trainer) => (
            <option key={trainer.id} value={trainer.id}>
              {texts.choice(trainer)}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden="true" size={16} stroke={1.75} />
      </span>
      <span role="alert">{failure}</span>
    </span>
  );
}

export const trainerSelectId = (memberId: string): string => `trainer-of-${memberId}`;
