import { defaultSettings } from './default-settings';
import type { StudioSettings } from './settings.form';

const INVENTED = ['street', 'phone', 'email'] as const;
const ADDRESS = ['street', 'city', 'postalCode', 'region'] as const;
const COORDINATES = ['latitude', 'longitude'] as const;

type Details<Field extends keyof StudioSettings> = Pick<StudioSettings, Field>;
type Place = Details<(typeof ADDRESS)[number] | (typeof COORDINATES)[number]>;

/** Whether a studio has replaced the invented contacts of the demonstration. */
export const hasOwnDetails = (details: Details<(typeof INVENTED)[number]>): boolean =>
  INVENTED.every((field) => details[field] !== defaultSettings.studio[field]);

const differ = (one: Place, other: Place, fields: readonly (keyof Place)[]): boolean =>
  fields.some((field) => (one[field] ?? null) !== (other[field] ?? null));

/** Whether the coordinates still belong to the earlier address, although the address has changed. */
const areOutdated = (place: Place, before: Place): boolean =>
  differ(place, before, ADDRESS) && !differ(place, before, COORDINATES);

/** The details to save when they replace others. */
export const savedDetailsOf = (details: StudioSettings, before: StudioSettings): StudioSettings =>
  areOutdated(details, before) ? { ...details, latitude: null, longitude: null } : details;

/** Where an address is; null if nobody has said so. A version before this one kept the place of the demonstration. */
export function ownPlaceOf(place: Place): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = place;
  const isUnknown = latitude == null || longitude == null || areOutdated(place, defaultSettings.studio);
  return isUnknown ? null : { latitude, longitude };
}
