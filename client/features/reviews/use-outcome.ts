import { useContext, useEffect, type RefObject } from 'react';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { ReviewToolsContext } from './review-tools-context';
import type { ReviewCardFragment } from './reviews.generated';

/** Moves the focus to a review that was just saved, once it is rendered; to the heading if a review was removed. */
export function useOutcome(list: RefObject<HTMLOListElement | null>, reviews: ReviewCardFragment[]) {
  const { outcome, markOutcomeShown } = useContext(ReviewToolsContext);
  const place = reviews.findIndex(({ id }) => id === outcome?.id);
  useEffect(() => {
    if (!outcome || outcome.isShown || !list.current) return;
    if (outcome.id === null) focusHeading(sectionHeadingOf(list.current));
    else if (place === -1) return;
    else (list.current.children[place] as HTMLElement).focus();
    markOutcomeShown();
  }, [outcome, place, list, markOutcomeShown]);
  return outcome?.id ?? null;
}
