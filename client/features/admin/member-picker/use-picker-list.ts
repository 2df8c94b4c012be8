import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { foldForSearch } from '#common/fold-for-search';
import { positionAfter } from '../combobox/combobox';
import { memberName } from '../members/member-name';
import { useAddMember } from '../new-member/new-member-context';
import { memberPickerContent as content } from './member-picker.content';
import type { PickableMemberFragment } from './member-picker.generated';
import { useFoundMembers } from './use-found-members';

type Member = PickableMemberFragment;

/** Offered in place of members where nobody is found. */
const ADD = { id: 'add' } as const;
type Offer = Member | typeof ADD;

interface PickerState {
  isOpen: boolean;
  /** The typed text; null while the field shows the selected member. */
  typed: string | null;
  highlightedId: string | null;
  /** Whether Enter was pressed while the text was ambiguous. */
  isEntered: boolean;
  /** Whether the dialog that adds a member has taken the focus: what is typed stays. */
  isAdding: boolean;
}

const LEFT: PickerState = {
  isOpen: false,
  typed: null,
  highlightedId: null,
  isEntered: false,
  isAdding: false,
};

/** The members who are offered for what is typed, and what the keys do with them. */
export function usePickerList(selected: Member | null, onPick: (member: Member) => void) {
  const [state, setState] = useState(LEFT);
  const { isOpen, typed, isEntered, isAdding } = state;
  const addMember = useAddMember();
  const [shown, setShown] = useState(selected);
  if (shown?.id !== selected?.id) {
    setShown(selected);
    setState({ ...LEFT, isAdding });
  }
  const name = selected ? memberName(selected) : '';
  const search = typed === name ? '' : (typed ?? '');
  const { options, current, isClear, message } = useOffered(state, { search, mayAdd: addMember !== null });

  const pick = (offer: Offer) => {
    if (isMember(offer)) {
      setState(LEFT);
      return onPick(offer);
    }
    setState({ ...LEFT, typed, isAdding: true });
    addMember?.(search, onPick);
  };
  usePickWhen(isOpen && isEntered && isClear, () => pick(options[0]!));

  const enter = () => {
    const offer = options[current];
    if (offer) pick(offer);
    else setState({ ...state, isEntered: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const position = positionAfter(event.key, { options, current });
    if (position !== undefined)
      setState({ ...state, isOpen: true, highlightedId: options[position]?.id ?? null });
    else if (isOpen && event.key === 'Enter') enter();
    else if (isOpen && event.key === 'Escape') setState({ ...LEFT, typed });
    else return;
    event.preventDefault();
  };
  return {
    options,
    current,
    message,
    isOpen,
    text: typed ?? name,
    search,
    open: () => setState({ ...state, isOpen: true }),
    /** The focus is in the field, or back from the dialog that adds a member. */
    focus: (opens: boolean) => setState({ ...state, isOpen: opens && !isAdding, isAdding: false }),
    leave: () => setState(isAdding ? state : LEFT),
    type: (text: string) => setState({ ...LEFT, isOpen: true, typed: text }),
    pick,
    handleKey,
  };
}

/** The members who match, or adding one, and the position of what is highlighted. */
function useOffered(
  { isOpen, isEntered, highlightedId }: PickerState,
  { search, mayAdd }: { search: string; mayAdd: boolean },
) {
  const { members, isSearching, message } = useFoundMembers(search, isOpen);
  const isClear = !isSearching && isClearMatch(members, search);
  const isFirst = isClear || (isEntered && !isSearching);
  const isSettled = isOpen && !isSearching && message === '';
  const isAdded = isSettled && mayAdd && members.length === 0 && search.trim() !== '';
  const options: readonly Offer[] = isAdded ? [ADD] : members;
  const current = currentOf(options, { highlightedId, isFirst: isFirst || isAdded });
  return { options, current, isClear, message: message || content.nobody };
}

/** The position of the highlighted option, or else of the first, if that is meant. */
function currentOf(
  options: readonly Offer[],
  { highlightedId, isFirst }: { highlightedId: string | null; isFirst: boolean },
): number {
  const highlighted = options.findIndex(({ id }) => id === highlightedId);
  return highlighted === -1 && isFirst && options.length > 0 ? 0 : highlighted;
}

export const isMember = (offer: Offer): offer is Member => offer !== ADD;

function usePickWhen(isAwaited: boolean, pick: () => void): void {
  const pickAwaited = useEffectEvent(pick);
  useEffect(() => {
    if (isAwaited) pickAwaited();
  }, [isAwaited]);
}

/** Whether a text is unambiguous: it has one match, or the first has exactly this name or address. */
function isClearMatch(members: readonly Member[], search: string): boolean {
  const text = foldForSearch(search).trim();
  const [first] = members;
  if (text === '' || !first) return false;
  return (
    members.length === 1 || [first.name, first.email].some((value) => foldForSearch(value ?? '') === text)
  );
}
