import { useContext, useEffect, type RefObject } from 'react';
import { focusHeading, headingOver } from '../../lib/focus-heading';
import { ReviewToolsContext } from './review-tools-context';
import type { ReviewCardFragment } from './reviews.generated';

/** Moves the focus to a review that was just saved, once it is drawn; to the heading when one has gone. */
export function useOutcome(list: RefObject<HTMLOListElement | null>, reviews: ReviewCardFragment[]) {
  const { outcome, tellOutcome } = useContext(ReviewToolsContext);
  const place = reviews.findIndex(({ id }) => id === outcome?.id);
  useEffect(() => {
    if (!outcome || outcome.isTold || !list.current) return;
    if (outcome.id === null) focusHeading(headingOver(list.current));
    else if (place === -1) return;
    else (list.current.children[place] as HTMLElement).focus();
    tellOutcome();
  }, [outcome, place, list, tellOutcome]);
  return outcome?.id ?? null;
}
