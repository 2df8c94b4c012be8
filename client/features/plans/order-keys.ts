import { randomKey } from '../../lib/random-key';
import { readStoredJson, store } from '../../lib/storage';

type OrderKeys = Record<string, string>;

/** A plan at the price that the member sees. */
export interface Choice {
  id: string;
  price: { totalPaise: number };
}

/**
 * The key by which the server knows an order again, made once for each choice: a second press, a try after an answer
 * that was lost and another tab get the same order. In local storage, which tabs share.
 */
export function orderKeyOf(choice: Choice): string {
  const name = nameOf(choice);
  const known = readKeys()[name];
  if (known) return known;
  const key = randomKey();
  keep({ ...readKeys(), [name]: key });
  return key;
}

/** The next order of this plan is another choice. */
export function forgetOrderKey(choice: Choice): void {
  const { [nameOf(choice)]: _gone, ...others } = readKeys();
  keep(others);
}

const nameOf = ({ id, price }: Choice) => `${id} ${price.totalPaise}`;

function readKeys(): OrderKeys {
  const stored = readStoredJson('orderKeys');
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(isOrderKey));
}

const isOrderKey = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const keep = (keys: OrderKeys): void => store('orderKeys', JSON.stringify(keys));
