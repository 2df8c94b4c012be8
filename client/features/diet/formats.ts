import { foodOf, type FoodGroup } from '#common/diet/foods';
import type { Portion } from '#common/diet/plan';
import { studio } from '#common/studio';

const whole = new Intl.NumberFormat(studio.locale, { maximumFractionDigits: 0 });
const toHalves = new Intl.NumberFormat(studio.locale, { maximumFractionDigits: 1 });

export const wholeNumber = (number: number): string => whole.format(number);

/** Formats a list as "milk, gluten and sesame". */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(studio.locale).format(names);

const POURED: readonly FoodGroup[] = ['milk'];

/** Name and amount of a portion, such as 80 g of jowar flour; liquids of the milk group are given in millilitres. */
export function amountOf({ food, grams }: Portion): { name: string; amount: string } {
  const { name, group, countsAs } = foodOf(food);
  const unit = POURED.includes(group) && !countsAs ? 'ml' : 'g';
  return { name, amount: `${toHalves.format(grams)} ${unit}` };
}
