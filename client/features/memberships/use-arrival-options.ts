import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface ArrivalState {
  isUpToDate?: boolean;
}

/** State with which to navigate to the page after a mutation whose answer contains all that the page shows. */
export const UP_TO_DATE: ArrivalState = { isUpToDate: true };

/** Options of the page's queries: no request for what has just arrived. Going back to the page requests it as usual. */
export function useArrivalOptions(): { fetchPolicy?: 'cache-first' } {
  const { state } = useLocation() as { state: ArrivalState | null };
  const isNewVisit = useNavigationType() === NavigationType.Push;
  return isNewVisit && state?.isUpToDate ? { fetchPolicy: 'cache-first' } : {};
}
