import { useState, type SyntheticEvent } from 'react';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import type { Notice } from '../../lib/use-action';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import type { Ordering } from './use-place-order';
import classes from './place-order-form.module.css';

interface PlaceOrderFormProps {
  offer: PlanOfferFactsFragment | undefined;
  ordering: Ordering;
}

/** Orders the selected plan. Without one, the button only looks disabled: a click shows what is missing. */
export function PlaceOrderForm({ offer, ordering }: PlaceOrderFormProps) {
  const [hint, setHint] = useState<Notice | null>(null);
  const proceed = (event: SyntheticEvent) => {
    event.preventDefault();
    if (offer) ordering.place(offer);
    else setHint({ message: plansContent.pickFirst });
  };
  const isChanged = offer !== undefined && ordering.formerTotalOf(offer) !== undefined;
  return (
    <form className={classes.form} method="post" data-empty={!offer || undefined} onSubmit={proceed}>
      <FormAlert notice={offer ? ordering.notice : hint} keepsFocus />
      <SubmitButton isBusy={ordering.isBusy}>
        {isChanged ? plansContent.agree : plansContent.proceed}
      </SubmitButton>
    </form>
  );
}
