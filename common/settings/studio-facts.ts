import type { StudioFacts } from '../studio';
import type { Settings } from './sections';
import { dialled } from './settings.form';

/** What pages, mails and receipts need of the settings. */
export const studioFacts = (of: Pick<Settings, 'studio' | 'hours'>): StudioFacts => {
  const { name, street, city, postalCode, region, phone, email, latitude, longitude } = of.studio;
  return {
    name,
    place: { street, city, postalCode, region, country: 'IN' },
    phone: dialled(phone),
    phoneShown: phone,
    email,
    geo: latitude == null || longitude == null ? null : { latitude, longitude },
    profiles: of.studio.profiles,
    disclaimer: of.studio.disclaimer,
    ...of.hours,
  };
};
