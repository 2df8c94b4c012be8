import { hoursForm, studioForm, type HoursSettings, type StudioSettings } from './settings.form';

/** The sections of the settings, each of which is saved as a whole. */
export interface Settings {
  studio: StudioSettings;
  hours: HoursSettings;
}

export type SectionName = keyof Settings;

/** The rules of each section, for what is entered and for what is read from the database. */
export const sectionForms = { studio: studioForm, hours: hoursForm };

export const SECTIONS = Object.keys(sectionForms) as SectionName[];
