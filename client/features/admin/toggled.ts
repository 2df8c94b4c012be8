/** The values with another one, or without it if it is among them. */
export const toggled = <Value>(values: readonly Value[], one: Value): Value[] =>
  values.includes(one) ? values.filter((other) => other !== one) : [...values, one];
