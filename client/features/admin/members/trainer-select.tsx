import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { rowAround } from '../commands/selected-row';
import { membersContent } from './members.content';
import { memberName } from './member-name';
import type { MemberTableRowFragment, TrainerChoiceFragment } from './members.generated';
import classes from './trainer-select.module.css';

const { trainer: texts } = membersContent;

interface TrainerSelectProps {
  member: MemberTableRowFragment;
  trainers: readonly TrainerChoiceFragment[];
  /** The reason why the last change failed. */
  failure: string | undefined;
  onChange: (trainer: TrainerChoiceFragment | null) => void;
}

/** Keys that change a closed select with each press, on the way to another option; letters are among them. */
const STEPS = /^(Arrow|Page|Home|End|.$)/u;

/** Pause after such a key, in milliseconds, after which the option counts as chosen. */
const PAUSE_MS = 800;

/** Chooses the trainer of a member. */
export function TrainerSelect({ member, trainers, failure, onChange }: TrainerSelectProps) {
  const current = member.trainer;
  const isListed = !current || trainers.some(({ id }) => id === current.id);
  const choices = isListed ? trainers : [current, ...trainers];
  const { value, ...handlers } = useSettledChoice(current?.id ?? '', (id) =>
    onChange(choices.find((trainer) => trainer.id === id) ?? null),
  );
  return (
    <span className={classes.field} data-failed={Boolean(failure) || undefined}>
      <span className={classes.box}>
        <select
          id={trainerSelectId(member.id)}
          aria-label={texts.of(memberName(member))}
          value={value}
          {...handlers}
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

/**
 * The value of a select, and its handlers. Stepping through the options counts when it pauses, or when the field is left,
 * except by Escape.
 */
function useSettledChoice(current: string, onChoose: (value: string) => void) {
  const [stepped, setStepped] = useState<string | null>(null);
  const isStep = useRef(false);
  const settle = (value: string) => {
    setStepped(null);
    if (value !== current) onChoose(value);
  };
  const settleLater = useDebouncedCallback(settle, { delay: PAUSE_MS, flushOnUnmount: true });
  return {
    value: stepped ?? current,
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      isStep.current = STEPS.test(key);
      if (key === 'Enter') settleLater.flush();
      if (key !== 'Escape') return;
      settleLater.cancel();
      setStepped(null);
      // Where the shortcuts work again; here, their letters would choose trainers.
      rowAround(currentTarget)?.focus();
    },
    onPointerDown: () => {
      isStep.current = false;
    },
    onBlur: () => settleLater.flush(),
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      if (!isStep.current) {
        settleLater.cancel();
        return settle(currentTarget.value);
      }
      setStepped(currentTarget.value);
      settleLater(currentTarget.value);
    },
  };
}

export const trainerSelectId = (memberId: string): string => `trainer-of-${memberId}`;
