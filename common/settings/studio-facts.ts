import { linesOf } from '../lines';
import { pick } from '../pick';
import type { Holiday, StudioFacts, StudioLook, StudioWords } from '../studio';
import { hasOwnDetails, ownPlaceOf } from './own-details';
import type { Settings } from './sections';
import { dialled } from '../accounts/phone';
import { offsetsOf } from './time-zones';
import { hasRules, houseRuleOf, titledListsOf, WORDS, type WordName, type WordsSettings } from './words.form';
import { wordsOfAnyStudio } from './words-of-any-studio';

/** "Diwali, 17–18 November" */
function labelOf({ name, from, to }: Holiday, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${name}, ${days.formatRange(new Date(from), new Date(to))}`;
}

const demonstrationOf = (name: string): string =>
  `${name} is being set up. Until it opens, this site is a demonstration: people, prices and pictures are invented.`;

/** Files that have been made from the look. */
export type MadeLook = Omit<StudioLook, 'hue'>;

interface StudioState {
  made?: MadeLook | null | undefined;
  isBeingSetUp?: boolean;
  sealsErasedData?: boolean;
  sendsNoMails?: boolean;
}

/** The parts of the settings that pages, mails and receipts need. */
export const studioFacts = (
  of: Pick<Settings, 'studio' | 'hours' | 'region' | 'words'> & {
    taxes: Pick<Settings['taxes'], 'taxName'>;
  } & { look: Pick<Settings['look'], 'hue'> },
  { made = null, isBeingSetUp = false, sealsErasedData = false, sendsNoMails = false }: StudioState = {},
): StudioFacts => {
  const { name, street, city, postalCode, region, phone, email } = of.studio;
  const isOwn = hasOwnDetails(of.studio);
  return {
    name,
    place: { street, city, postalCode, region, country: of.region.locale.slice(3) },
    phone: dialled(phone),
    phoneShown: phone,
    email,
    geo: ownPlaceOf(of.studio),
    profiles: of.studio.profiles,
    disclaimer: isBeingSetUp ? demonstrationOf(name) : of.studio.disclaimer,
    isBeingSetUp,
    // Pages carry only the flags that are true.
    ...(isOwn && { isOwn }),
    ...(sealsErasedData && { sealsErasedData }),
    ...(sendsNoMails && { sendsNoMails }),
    week: of.hours.week,
    holidays: of.hours.holidays.map((one) => ({ ...one, label: labelOf(one, of.region.locale) })),
    ...pick(of.region, 'timeZone', 'locale', 'weekStart', 'currency'),
    offsets: offsetsOf(of.region.timeZone),
    taxName: of.region.currency === 'INR' ? 'GST' : of.taxes.taxName,
    ...lookOf(of.look.hue, made),
    ...wordsOf(of.words, isOwn ? wordsOfAnyStudio({ name, city }) : {}),
  };
};

/** Empty for the look of the demonstration studio: every page carries these facts. */
const lookOf = (hue: number | null | undefined, made: MadeLook | null): Pick<StudioFacts, 'look'> =>
  hue == null && made === null ? {} : { look: { ...(hue != null && { hue }), ...made } };

/** Empty for the words of the demonstration studio, for the same reason. */
function wordsOf(saved: WordsSettings, others: StudioWords): Pick<StudioFacts, 'words'> {
  const own = WORDS.filter((name) => saved[name] !== '').map((name) => [name, shownOf(name, saved[name])]);
  const words = { ...others, ...(Object.fromEntries(own) as StudioWords) };
  return Object.keys(words).length === 0 ? {} : { words };
}

/** Paragraphs and rules are shown one by one. */
function shownOf(name: WordName, text: string) {
  if (name === 'aboutText') return linesOf(text);
  if (name === 'offers') return titledListsOf(text);
  return hasRules(name) ? linesOf(text).map(houseRuleOf) : text;
}
