import { studio } from '#common/studio';
import type { Money } from '../graphql/types.generated';

/** Zero in the currency of the studio, to be spread into other amounts. */
export const NO_MONEY: Money = {
  minorUnits: 0,
  get currencyCode() {
    return studio.currency;
  },
};
