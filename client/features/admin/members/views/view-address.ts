import { addDays, studioDay, textOfDay } from '#common/calendar';
import { canonicalParameters, LIST_VIEW_PARAMETERS } from '#common/list-views/list-view.form';
import type { ListAddress } from '../../list/list-address';
import { NO_TRAINER } from '../member-filters';
import type { ListViewChipFragment } from './views.generated';

/** The search parameter with the id of the saved view that is open. */
const VIEW = 'view';

/** Days of "Ending soon"; today is the first of them. */
const ENDING_DAYS = 7;

/** The parameters of the address that a view keeps, as saved views have them; those that no view can have are left out. */
export function parametersIn({ value }: Pick<ListAddress, 'value'>): string {
  const valid = LIST_VIEW_PARAMETERS.filter(
    (name) =>
      value(name) !== '' && canonicalParameters(`${new URLSearchParams({ [name]: value(name) })}`) !== null,
  );
  return new URLSearchParams(valid.map((name) => [name, value(name)])).toString();
}

/** The query string of the list with a view; of no saved view if there is no id. */
export function searchOf(parameters: string, id?: string): string {
  const search = new URLSearchParams({ tab: 'members', ...(id && { [VIEW]: id }) });
  for (const [name, value] of new URLSearchParams(parameters)) search.set(name, value);
  return `?${search}`;
}

/** The views that everybody has. */
export const fixedViews = (now: number) =>
  [
    { id: 'all', parameters: '' },
    { id: 'ending', parameters: `${new URLSearchParams({ status: 'active', ...endingSoon(now) })}` },
    { id: 'withoutTrainer', parameters: `trainer=${NO_TRAINER}` },
  ] as const;

function endingSoon(now: number) {
  const today = studioDay(now);
  return { 'ends-from': textOfDay(today), 'ends-to': textOfDay(addDays(today, ENDING_DAYS - 1)) };
}

/** The saved view that the address names; undefined if it has been deleted. */
export const openView = (
  address: Pick<ListAddress, 'value'>,
  views: readonly ListViewChipFragment[],
): ListViewChipFragment | undefined => views.find(({ id }) => id === address.value(VIEW));
