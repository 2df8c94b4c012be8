export const lengthCountContent = {
  count: (length: number, lengthMax: number) => `${length} of ${lengthMax}`,
  rest: (rest: number) => (rest < 0 ? `${-rest} characters too many` : `${rest} characters left`),
};
