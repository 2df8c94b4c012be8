import { foodOf, type FoodGroup } from '#common/diet/foods';
import type { Portion } from '#common/diet/plan';
import { madeFromSettings } from '#common/made-from-settings';
import { numberFormat } from '#common/number-format';
import { studio } from '#common/studio';

const toHalves = numberFormat({ maximumFractionDigits: 1 });

export const wholeNumber = numberFormat({ maximumFractionDigits: 0 });

const list = madeFromSettings(() => new Intl.ListFormat(studio.locale));

/** Formats a list as "milk, gluten and sesame". */
export const formatList = (names: readonly string[]): string => list().format(names);

const POURED: readonly FoodGroup[] = ['milk'];

/** Name and amount of a portion, such as 80 g of jowar flour; liquids of the milk group are given in millilitres. */
export function amountOf({ food, grams }: Portion): { name: string; amount: string } {
  const { name, group, countsAs } = foodOf(food);
  const unit = POURED.includes(group) && !countsAs ? 'ml' : 'g';
  return { name, amount: `${toHalves(grams)} ${unit}` };
}
