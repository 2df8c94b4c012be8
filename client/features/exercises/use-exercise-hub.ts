import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { enumValue } from '#common/enum-names';
import { exerciseSearch } from '#common/exercises/search';
import { normaliseExerciseSearch } from '#common/exercises/normalise-search';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { useSearchText } from '../../components/search-field';
import type { ExerciseHubPageQuery } from './exercises.page.generated';
import { hubAddressOf, hubPath, type HubAddress } from './hub-address';

/** An exercise with the values that filters and labels use. */
export type ListedExercise = ReturnType<typeof withValues>;
export type LoadedExercise = ExerciseHubPageQuery['exercises'][number];
export type ExerciseHub = ReturnType<typeof useExerciseHub>;

/** Search state of the hub, from the URL and the search box, and the matching exercises. */
export function useExerciseHub(loaded: LoadedExercise[]) {
  const exercises = useMemo(() => loaded.map(withValues), [loaded]);
  const [parameters] = useSearchParams();
  const address = hubAddressOf(parameters);
  const { go, close, linkTo } = useHubNavigation(address);
  const searchText = useSearchText({
    inUrl: address.search,
    normalise: normaliseExerciseSearch,
    write: (search) => go({ ...address, search }),
  });
  const shown = { ...address, search: normaliseExerciseSearch(searchText.typed) };
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
  const { state, hash } = useLocation() as { state: { list?: string } | null; hash: string };
  useEffect(() => {
    // Without a connection, the service worker serves the list, with the parameters that were asked for in the fragment.
    if (hash.startsWith('#?')) void navigate(hash.slice(1), { replace: true });
  }, [hash, navigate]);
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
