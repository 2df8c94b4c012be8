import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { exerciseSearch } from '#common/exercise-search';
import { searchLine } from '#common/search-line';
import { focusHeading, headingOver } from '../../lib/focus-heading';
import type { ExerciseHubPageQuery } from './exercises.page.generated';
import { hubAddressOf, hubPath, type HubAddress } from './hub-address';

export type ListedExercise = ExerciseHubPageQuery['exercises'][number];
export type ExerciseHub = ReturnType<typeof useExerciseHub>;

/** Pause in the typing after which the address follows, in milliseconds: browsers refuse to change it all the time. */
const ADDRESS_FOLLOWS_MS = 300;

/** What the reader looks for, by the address and by what is being typed, and the exercises that it finds. */
export function useExerciseHub(exercises: ListedExercise[]) {
  const [parameters] = useSearchParams();
  const address = hubAddressOf(parameters);
  const { go, close, stepTo } = useHubSteps(address);
  const words = useTypedWords(address.search, (search) => go({ ...address, search }));
  const shown = { ...address, search: searchLine(words.typed) };
  const find = useMemo(() => exerciseSearch(exercises), [exercises]);
  const found = find({ ...shown, search: useDeferredValue(shown.search) });
  const reset = (form: Element) => {
    words.clear();
    go({ exercise: address.exercise });
    // Its button can no longer be pressed. The search box lies behind an open sheet of filters.
    if (form.closest(':popover-open')) focusHeading(headingOver(form));
    else words.input.current?.focus();
  };
  return {
    ...words,
    shown,
    found,
    reset,
    opened: exercises.find(({ id }) => id === address.exercise) ?? null,
    close: () => close(shown),
    stepTo: (exercise: string) => stepTo(shown, exercise),
  };
}

/** How the hub moves through the history: opening is a step of its own, so that the way back closes; filters are none. */
function useHubSteps(address: HubAddress) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { list?: string } | null };
  const go = (to: Partial<HubAddress>) => void navigate(hubPath(to), { replace: true, state });
  const close = (shown: HubAddress) => {
    const list = { ...shown, exercise: null };
    // The list that it was opened from, with the place where it was left.
    if (state?.list === hubPath(list)) void navigate(-1);
    else go(list);
  };
  const stepTo = (shown: HubAddress, exercise: string) => ({
    to: hubPath({ ...shown, exercise }),
    replace: shown.exercise !== null,
    // By its address, which may be behind the words that are shown.
    state: shown.exercise === null ? { list: hubPath(address) } : state,
  });
  return { go, close, stepTo };
}

/** What stands in the search box. The address follows it, and it follows an address that others changed. */
function useTypedWords(inAddress: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(inAddress);
  // What the reader has typed before the page was hydrated.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setTyped((now) => (searchLine(now) === inAddress ? now : inAddress));
  }, [inAddress]);
  const submit = () => {
    const line = searchLine(typed);
    if (line === known.current) return;
    known.current = line;
    write(line);
  };
  const follow = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => follow(), ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    known.current = '';
    setTyped('');
  };
  return { input, typed, setTyped, submit, clear };
}
