import type { Currency } from './currencies';
import type { PictureFile } from './pictures';
import type { PicturePlace } from './picture-places';

/** A period of a day, in minutes after midnight in the studio's time zone. */
export interface OpenSpan {
  from: number;
  to: number;
}

/** Days on which other opening hours apply. */
export interface Holiday {
  /** First day, ISO 8601. */
  from: string;
  /** Last day. */
  to: string;
  /** Such as "Diwali". */
  name: string;
  /** None if the studio is closed. */
  spans: readonly OpenSpan[];
}

export interface LabelledHoliday extends Holiday {
  /** "Diwali, 8–10 November". */
  label: string;
}

/** A picture of the studio's own in place of one of the demonstration studio. */
export interface OwnPicture extends PictureFile {
  alt: string;
}

/** What the studio has set of its look, and what has been made of it; what is absent is as in the demonstration. */
export interface StudioLook {
  /** Hue of the accent colours, in degrees. */
  hue?: number;
  /** Path of the folder with icons, the image of shared links, and the logo if there is one. */
  folder?: string;
  /** The same, if it also has pictures of the studio for search engines. */
  photos?: string;
  /** Size of the logo in pixels. */
  logo?: { width: number; height: number };
  /** Hash of the logo as receipts show it, by which they keep it. */
  printedLogo?: string;
  pictures?: Readonly<Partial<Record<PicturePlace, OwnPicture>>>;
}

/** A rule of the house, or another short text with a title. A tuple, since pages load them. */
export type HouseRule = readonly [title: string, text: string];

export type TitledList = readonly [title: string, items: readonly string[]];

/** What the studio says about itself in its own words; what is absent is as in the demonstration. */
export interface StudioWords {
  homeTitle?: string;
  homeLead?: string;
  aboutTitle?: string;
  aboutText?: readonly string[];
  whyLead?: string;
  trainerTitle?: string;
  trainerText?: string;
  earlyTitle?: string;
  earlyText?: string;
  roomTitle?: string;
  roomText?: string;
  careTitle?: string;
  careText?: string;
  etiquette?: readonly HouseRule[];
  hygiene?: readonly HouseRule[];
  /** Key figures: "100+ gyms", "on one pass". */
  facts?: readonly HouseRule[];
  benefits?: readonly HouseRule[];
  /** What happens after the payment of a pass. */
  firstVisit?: readonly HouseRule[];
  /** In the order of their pictures. */
  amenities?: readonly HouseRule[];
  trainersLead?: string;
  arrivalNote?: string;
  whyTitle?: string;
  offers?: readonly TitledList[];
  management?: readonly HouseRule[];
  services?: readonly HouseRule[];
  fitnessOptions?: readonly HouseRule[];
  nutritionLead?: string;
}

/** From a moment on, in milliseconds of the epoch, clocks are this far ahead of UTC. */
export type UtcOffset = readonly [minutes: number, from: number];

/** How the studio writes and counts days, numbers and money. */
export interface StudioRegion {
  /** IANA name. */
  timeZone: string;
  /** UTC offsets of the time zone, earliest first, as far as known. `Intl` would take a slow phone 60 ms. */
  offsets: readonly UtcOffset[];
  /** Locale of dates and numbers, including the studio's country; texts are English. */
  locale: string;
  /** The first day of the week; 0 is Sunday. */
  weekStart: number;
  /** Currency of all amounts. */
  currency: Currency;
  /** What the tax on prices is called. */
  taxName: string;
}

/** What the settings of the studio say, as pages, mails and receipts need it. */
export interface StudioFacts extends StudioRegion {
  name: string;
  place: {
    street: string;
    city: string;
    postalCode: string;
    region: string;
    /** ISO 3166-1. */
    country: string;
  };
  /** E.164. */
  phone: string;
  /** The same number as people write it. */
  phoneShown: string;
  email: string;
  /** Null if the place on the map is not known. */
  geo: { latitude: number; longitude: number } | null;
  /** URLs of the studio's profiles on other sites, such as Instagram or a map service. */
  profiles: readonly string[];
  /** A sentence in the footer, such as that a demonstration studio is invented; may be empty. */
  disclaimer: string;
  /** Whether its owner has not opened it yet: until then, the site is a demonstration and not to be found. */
  isBeingSetUp: boolean;
  /** Whether it has its own contacts: then nothing invented stands for what it has not set. Absent if not. */
  isOwn?: boolean;
  /** Opening hours by day of the week, 0 is Sunday; none for a day on which the studio is closed. */
  week: readonly (readonly OpenSpan[])[];
  holidays: readonly LabelledHoliday[];
  /** Whether no mail can be delivered; absent if they can. Read with `sends-no-mails.ts`. */
  sendsNoMails?: boolean;
  /** Whether a sealed copy of what is erased with an account is kept for a year; absent if not. */
  sealsErasedData?: boolean;
  /** Absent if the studio has none of its own. */
  look?: StudioLook | undefined;
  /** Absent for those of the demonstration studio. */
  words?: StudioWords | undefined;
}

/** What is as in the demonstration studio unless the settings say something else. */
const DEMONSTRATION = { look: undefined, words: {}, isOwn: false };

/**
 * The studio that this installation serves, with what its settings say at the moment. Read when it is needed: a constant
 * that is made of it keeps what was known when its module was loaded.
 */
export const studio = {
  // The rest is known once `setStudio` is called, before the first page, mail or request.
  ...(DEMONSTRATION as unknown as Omit<StudioFacts, 'sendsNoMails'> & { words: StudioWords }),
  get city(): string {
    return this.place.city;
  },
  /** Lines of the postal address, as printed. */
  get address(): string[] {
    const { street, city, postalCode, region } = this.place;
    return [street, `${`${city} ${postalCode}`.trim()}, ${region}`];
  },
  /** URL of the studio's address in a map. */
  get mapUrl(): string {
    const query = encodeURIComponent([this.name, ...this.address].join(', '));
    return `https://www.google.com/maps/search/?api=1&query=${query}`;
  },
};

let facts: StudioFacts;

/** What the settings say at the moment, for copies of this module elsewhere: the browser's, and that of the pages. */
export const readStudio = (): StudioFacts => facts;

/** Replaces what the settings say. */
export function setStudio(current: StudioFacts): void {
  facts = current;
  Object.assign(studio, DEMONSTRATION, current);
}
