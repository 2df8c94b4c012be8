import type { Money } from '../../graphql/types.generated';
import { randomKey } from '../../lib/random-key';
import { readStoredJson, store } from '../../lib/storage';

type OrderKeys = Record<string, string>;

/** A plan offer at the price shown to the member. */
export interface Choice {
  id: string;
  price: { total: Money };
}

/**
 * Returns the idempotency key of the order of a choice, creating it on first use: a second click, a retry after a
 * lost response and another tab all get the same order. Kept in local storage, which tabs share.
 */
export function orderKeyOf(choice: Choice): string {
  const name = nameOf(choice);
  const known = readKeys()[name];
  if (known) return known;
  const key = randomKey();
  keep({ ...readKeys(), [name]: key });
  return key;
}

/** Discards the key, so that the next order of this plan is a new one. */
export function forgetOrderKey(choice: Choice): void {
  const { [nameOf(choice)]: _gone, ...others } = readKeys();
  keep(others);
}

const nameOf = ({ id, price }: Choice) => `${id} ${price.total.minorUnits}`;

function readKeys(): OrderKeys {
  const stored = readStoredJson('orderKeys');
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(isOrderKey));
}

const isOrderKey = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const keep = (keys: OrderKeys): void => store('orderKeys', JSON.stringify(keys));
