import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { foldForSearch } from '#common/fold-for-search';
import { positionAfter } from '../combobox/combobox';
import { memberName } from '../members/member-name';
import { memberPickerContent as content } from './member-picker.content';
import type { PickableMemberFragment } from './member-picker.generated';
import { useFoundMembers } from './use-found-members';

type Member = PickableMemberFragment;

interface PickerState {
  isOpen: boolean;
  /** What the user has typed; null as long as the field shows who is selected. */
  typed: string | null;
  highlightedId: string | null;
  /** Whether Enter was pressed while the text did not say who is meant. */
  isEntered: boolean;
}

const LEFT: PickerState = { isOpen: false, typed: null, highlightedId: null, isEntered: false };

/** The members who are offered for what is typed, and what the keys do with them. */
export function usePickerList(selected: Member | null, onPick: (member: Member) => void) {
  const [state, setState] = useState(LEFT);
  const { isOpen, typed, isEntered } = state;
  const [shown, setShown] = useState(selected);
  if (shown?.id !== selected?.id) {
    setShown(selected);
    setState(LEFT);
  }
  const name = selected ? memberName(selected) : '';
  const { members, current, isClear, message } = useOffered(state, typed === name ? '' : (typed ?? ''));

  const pick = (member: Member) => {
    setState(LEFT);
    onPick(member);
  };
  usePickWhen(isOpen && isEntered && isClear, () => pick(members[0]!));

  const enter = () => {
    const member = members[current];
    if (member) pick(member);
    else setState({ ...state, isEntered: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const position = positionAfter(event.key, { options: members, current });
    if (position !== undefined)
      setState({ ...state, isOpen: true, highlightedId: members[position]?.id ?? null });
    else if (isOpen && event.key === 'Enter') enter();
    else if (isOpen && event.key === 'Escape') setState({ ...LEFT, typed });
    else return;
    event.preventDefault();
  };
  return {
    members,
    current,
    message,
    isOpen,
    text: typed ?? name,
    open: () => setState({ ...state, isOpen: true }),
    leave: () => setState(LEFT),
    type: (text: string) => setState({ ...LEFT, isOpen: true, typed: text }),
    pick,
    handleKey,
  };
}

/** The members who match, and the position of the highlighted one. */
function useOffered({ isOpen, isEntered, highlightedId }: PickerState, search: string) {
  const { members, isSearching, message } = useFoundMembers(search, isOpen);
  const isClear = !isSearching && isClearMatch(members, search);
  const isFirst = isClear || (isEntered && !isSearching);
  const highlighted = members.findIndex(({ id }) => id === highlightedId);
  return {
    members,
    current: highlighted === -1 && isFirst && members.length > 0 ? 0 : highlighted,
    isClear,
    message: message || content.nobody,
  };
}

function usePickWhen(isAwaited: boolean, pick: () => void): void {
  const pickAwaited = useEffectEvent(pick);
  useEffect(() => {
    if (isAwaited) pickAwaited();
  }, [isAwaited]);
}

/** Whether a text leaves no doubt who is meant: one match only, or the first has exactly this name or address. */
function isClearMatch(members: readonly Member[], search: string): boolean {
  const text = foldForSearch(search).trim();
  const [first] = members;
  if (text === '' || !first) return false;
  return (
    members.length === 1 || [first.name, first.email].some((value) => foldForSearch(value ?? '') === text)
  );
}
