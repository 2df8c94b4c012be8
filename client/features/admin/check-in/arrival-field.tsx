import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { CODE_LENGTH_MAX } from '#common/check-in/limits';
import { Button } from '../../../components/button';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { memberContact, memberName } from '../members/member-name';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { useFoundMembers } from '../member-picker/use-found-members';
import { newMemberContent } from '../new-member/new-member.content';
import { useAddMember } from '../new-member/new-member-context';
import { arrivalKind } from './arrival-kind';
import { checkInContent as content } from './check-in.content';
import classes from './check-in.module.css';
import { Keypad } from './keypad';

/** After so long without another digit, six digits are a code and not the beginning of a phone number; in milliseconds. */
const PHONE_PAUSE_MS = 800;

interface ArrivalFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onCode: (code: string) => void;
  onMember: (id: string) => void;
}

/** Takes what scanners type, six digits, or the name or phone number of a member. */
export function ArrivalField({ ref, isBusy, onCode, onMember }: ArrivalFieldProps) {
  const [text, setText] = useState('');
  const [isTapped, setIsTapped] = useState(false);
  /** Whether Enter was pressed before the search had finished. */
  const isAwaited = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const isSearch = arrivalKind(text) === 'search';
  const { members, isSearching, message } = useFoundMembers(text, isSearch);

  const type = (value: string) => {
    setText(value);
    isAwaited.current = false;
  };
  const sendCode = (code: string) => {
    type('');
    onCode(code);
  };
  useAfterPause(arrivalKind(text) === 'code-or-phone' ? text : null, sendCode);
  const pick = (id: string) => {
    type('');
    ref.current?.focus();
    onMember(id);
  };
  const addMember = useAddMember();
  const add = () => addMember?.(text, ({ id }) => pick(id));
  const isNobody = isSearch && !isSearching && !message && members.length === 0;
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  const choose = () => {
    if (isNobody) add();
    else if (members.length === 1) pick(members[0]!.id);
    else focusFirst();
  };
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
    if (!isSearch && text.trim() !== '') sendCode(text);
    else if (isSearching) isAwaited.current = true;
    else choose();
  };
  /** A field that has the focus already would keep the keyboard closed. */
  const tap = () => {
    if (!isTapped) ref.current?.blur();
    setIsTapped(true);
  };
  const change = (value: string) => (arrivalKind(value) === 'code' ? sendCode(value) : type(value));

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
      {!isSearch && (
        <div className={classes.keypad}>
          <Keypad
            label={content.keypad}
            onDigit={(digit) => change(text + digit)}
            onRemove={() => type(text.slice(0, -1))}
          />
        </div>
      )}
      <div role="status">{isSearch && <p>{message || content.found(members.length)}</p>}</div>
      {isNobody && addMember && <Button onClick={add}>{newMemberContent.action}</Button>}
      {members.length > 0 && <FoundMembers ref={list} members={members} onPick={pick} />}
    </>
  );
}

/** Sends digits after a pause in which nothing was added to them. */
function useAfterPause(digits: string | null, send: (digits: string) => void): void {
  const sendDigits = useEffectEvent(send);
  useEffect(() => {
    if (digits === null) return;
    const timer = setTimeout(() => sendDigits(digits), PHONE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [digits]);
}

interface FoundMembersProps {
  ref: RefObject<HTMLUListElement | null>;
  members: readonly PickableMemberFragment[];
  onPick: (id: string) => void;
}

const FoundMembers = ({ ref, members, onPick }: FoundMembersProps) => (
  <ul ref={ref} className={classes.found} aria-label={content.foundMembers}>
    {members.map((member) => (
      <li key={member.id}>
        <button type="button" onClick={() => onPick(member.id)}>
          <span className={classes.foundName}>{memberName(member)}</span>
          {member.name !== null && <span>{memberContact(member)}</span>}
        </button>
      </li>
    ))}
  </ul>
);
