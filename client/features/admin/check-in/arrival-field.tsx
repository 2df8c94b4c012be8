import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { CODE_DIGITS, CODE_LENGTH_MAX, CODE_PREFIX } from '#common/check-in/limits';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import type { PickableMemberFragment } from '../member-picker.generated';
import { useFoundMembers } from '../use-found-members';
import { checkInContent as content } from './check-in.content';
import classes from './check-in.module.css';
import { Keypad } from './keypad';

const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`);

interface ArrivalFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onCode: (code: string) => void;
  onMember: (id: string) => void;
}

/** Takes what scanners type, six digits, or the name of a member. */
export function ArrivalField({ ref, isBusy, onCode, onMember }: ArrivalFieldProps) {
  const [text, setText] = useState('');
  const [isTapped, setIsTapped] = useState(false);
  /** Whether Enter was pressed before the search had finished. */
  const isAwaited = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const isName = /\p{L}/u.test(text) && !text.toUpperCase().startsWith(CODE_PREFIX);
  const { members, isSearching, message } = useFoundMembers(text, isName);

  const type = (value: string) => {
    setText(value);
    isAwaited.current = false;
  };
  const sendCode = (code: string) => {
    type('');
    onCode(code);
  };
  const pick = (id: string) => {
    type('');
    ref.current?.focus();
    onMember(id);
  };
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  const choose = () => (members.length === 1 ? pick(members[0]!.id) : focusFirst());
  const chooseFound = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    choose();
  });
  useEffect(() => {
    if (!isSearching) chooseFound();
  }, [isSearching]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isName && text.trim() !== '') sendCode(text);
    else if (isSearching) isAwaited.current = true;
    else choose();
  };
  /** A field that has the focus already would keep the keyboard closed. */
  const tap = () => {
    if (!isTapped) ref.current?.blur();
    setIsTapped(true);
  };
  const change = (value: string) =>
    DIGITS.test(value.replace(/[\s-]/g, '')) ? sendCode(value) : type(value);

  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextField
          ref={ref}
          label={content.code}
          description={content.hint}
          name="code"
          value={text}
          maxLength={CODE_LENGTH_MAX}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          // The field has the focus for scanners; the keyboard of a phone opens only when the field is tapped.
          inputMode={isTapped ? 'text' : 'none'}
          onPointerDown={tap}
          onBlur={() => setIsTapped(false)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={({ key }: KeyboardEvent) => {
            if (key === 'ArrowDown') focusFirst();
            if (key === 'Escape') type('');
          }}
        />
        <SubmitButton isBusy={isBusy}>{content.submit}</SubmitButton>
      </form>
      {!isName && (
        <div className={classes.keypad}>
          <Keypad
            label={content.keypad}
            onDigit={(digit) => change(text + digit)}
            onRemove={() => type(text.slice(0, -1))}
          />
        </div>
      )}
      <div role="status">{isName && <p>{message || content.found(members.length)}</p>}</div>
      {members.length > 0 && <FoundMembers ref={list} members={members} onPick={pick} />}
    </>
  );
}

interface FoundMembersProps {
  ref: RefObject<HTMLUListElement | null>;
  members: readonly PickableMemberFragment[];
  onPick: (id: string) => void;
}

const FoundMembers = ({ ref, members, onPick }: FoundMembersProps) => (
  <ul ref={ref} className={classes.found} aria-label={content.foundMembers}>
    {members.map(({ id, name, email }) => (
      <li key={id}>
        <button type="button" onClick={() => onPick(id)}>
          <span className={classes.foundName}>{name ?? email}</span>
          {name !== null && <span>{email}</span>}
        </button>
      </li>
    ))}
  </ul>
);
