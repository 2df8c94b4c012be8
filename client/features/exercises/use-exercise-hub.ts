import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { enumValue } from '#common/enum-names';
import { exerciseSearch } from '#common/exercises/search';
import { normaliseSearch } from '#common/exercises/normalise-search';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import type { ExerciseHubPageQuery } from './exercises.page.generated';
import { hubAddressOf, hubPath, type HubAddress } from './hub-address';

/** An exercise with the values that filters and labels use. */
export type ListedExercise = ReturnType<typeof withValues>;
export type LoadedExercise = ExerciseHubPageQuery['exercises'][number];
export type ExerciseHub = ReturnType<typeof useExerciseHub>;

/** Debounce of URL updates while typing, in milliseconds; browsers limit the rate of history changes. */
const URL_DEBOUNCE_MS = 300;

/** Search state of the hub, from the URL and the search box, and the matching exercises. */
export function useExerciseHub(loaded: LoadedExercise[]) {
  const exercises = useMemo(() => loaded.map(withValues), [loaded]);
  const [parameters] = useSearchParams();
  const address = hubAddressOf(parameters);
  const { go, close, linkTo } = useHubNavigation(address);
  const searchText = useSearchText(address.search, (search) => go({ ...address, search }));
  const shown = { ...address, search: normaliseSearch(searchText.typed) };
  const find = useMemo(() => exerciseSearch(exercises), [exercises]);
  const found = find({ ...shown, search: useDeferredValue(shown.search) });
  const reset = (form: Element) => {
    searchText.clear();
    go({ exercise: address.exercise });
    // Reset is now disabled and loses the focus. The search box is covered by an open filter sheet.
    if (form.closest(':popover-open')) focusHeading(sectionHeadingOf(form));
    else searchText.input.current?.focus();
  };
  return {
    ...searchText,
    shown,
    found,
    reset,
    opened: exercises.find(({ id }) => id === address.exercise) ?? null,
    close: () => close(shown),
    linkTo: (exercise: string) => linkTo(shown, exercise),
  };
}

const withValues = ({ muscle, equipment, level, ...exercise }: LoadedExercise) => ({
  ...exercise,
  muscle: enumValue(muscle),
  equipment: enumValue(equipment),
  level: enumValue(level),
});

/** History of the hub: opening an exercise pushes an entry, so that Back closes it; filters replace the current one. */
function useHubNavigation(address: HubAddress) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { list?: string } | null };
  const go = (to: Partial<HubAddress>) => void navigate(hubPath(to), { replace: true, state });
  const close = (shown: HubAddress) => {
    const list = { ...shown, exercise: null };
    // Going back returns to the list that the exercise was opened from, with its scroll position.
    if (state?.list === hubPath(list)) void navigate(-1);
    else go(list);
  };
  const linkTo = (shown: HubAddress, exercise: string) => ({
    to: hubPath({ ...shown, exercise }),
    replace: shown.exercise !== null,
    // The URL of the current entry, which may lag behind the typed search text.
    state: shown.exercise === null ? { list: hubPath(address) } : state,
  });
  return { go, close, linkTo };
}

/** Text of the search box, kept in sync with the URL in both directions. */
function useSearchText(inUrl: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const input = useRef<HTMLInputElement>(null);
  const lastInUrl = useRef(inUrl);
  // Picks up text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  useEffect(() => {
    if (inUrl === lastInUrl.current) return;
    lastInUrl.current = inUrl;
    setTyped((now) => (normaliseSearch(now) === inUrl ? now : inUrl));
  }, [inUrl]);
  const submit = () => {
    const line = normaliseSearch(typed);
    if (line === lastInUrl.current) return;
    lastInUrl.current = line;
    write(line);
  };
  const updateUrl = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => updateUrl(), URL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    lastInUrl.current = '';
    setTyped('');
  };
  return { input, typed, setTyped, submit, clear };
}
