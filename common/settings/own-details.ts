import { defaultSettings } from './default-settings';
import type { StudioSettings } from './settings.form';

const INVENTED = ['street', 'phone', 'email'] as const;

/** Whether a studio has replaced the invented contacts of the demonstration. */
export const hasOwnDetails = (details: Pick<StudioSettings, (typeof INVENTED)[number]>): boolean =>
  INVENTED.every((field) => details[field] !== defaultSettings.studio[field]);
