import { deskForm, type DeskSectionSettings } from './desk.form';
import { lookForm, type LookSettings } from './look.form';
import { gatewayForm, type GatewaySettings } from './gateway.form';
import { mailWordsForm, type MailWords } from './mail-words.form';
import { mailForm, type MailSectionSettings } from './mail.form';
import { setUpForm, type SetUpSettings } from './set-up.form';
import { regionForm, type RegionSettings } from './region.form';
import { hoursForm, storedStudioForm, type HoursSettings, type StudioSettings } from './settings.form';
import { taxesForm, type TaxSettings } from './taxes.form';
import { wordsForm, type WordsSettings } from './words.form';

/** The sections of the settings; each is saved as a whole. */
export interface Settings {
  studio: StudioSettings;
  hours: HoursSettings;
  region: RegionSettings;
  look: LookSettings;
  words: WordsSettings;
  taxes: TaxSettings;
  desk: DeskSectionSettings;
  mail: MailSectionSettings;
  mailWords: MailWords;
  gateway: GatewaySettings;
  setUp: SetUpSettings;
}

export type SectionName = keyof Settings;

/** The rules of each section, for what is read from the database. */
export const sectionForms = {
  studio: storedStudioForm,
  hours: hoursForm,
  region: regionForm,
  look: lookForm,
  words: wordsForm,
  taxes: taxesForm,
  desk: deskForm,
  mail: mailForm,
  mailWords: mailWordsForm,
  gateway: gatewayForm,
  setUp: setUpForm,
};

export const SECTIONS = Object.keys(sectionForms) as SectionName[];
