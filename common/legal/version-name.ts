const DAY_LENGTH = '2026-11-30'.length;

/** The day of a version, ISO 8601. */
export const dayOfVersion = (name: string): string => name.slice(0, DAY_LENGTH);

/** Number of the version among those of its day, counted from 1. */
export const numberOnDay = (name: string): number => Number(name.slice(DAY_LENGTH + 1)) || 1;

/** Whether a text can be the name of a version. */
export const isVersion = (text: string): boolean => /^\d{4}-\d\d-\d\d(\.\d{1,4})?$/.test(text);

/** The version in force: the studio's, or the product's if that is later. */
export const laterVersion = (ofStudio: string | undefined, ofProduct: string): string =>
  ofStudio !== undefined && dayOfVersion(ofStudio) >= ofProduct ? ofStudio : ofProduct;

/** The name of a new version: its day, with a number from the second one of a day on: "2026-11-30.2". */
export function nextVersion(last: string, today: string): string {
  const lastDay = dayOfVersion(last);
  return today > lastDay ? today : `${lastDay}.${numberOnDay(last) + 1}`;
}
