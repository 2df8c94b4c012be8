import { amenities } from '#common/amenities';
import { weeklyTimings } from '#common/opening-hours';
import { dailyOpening } from '#common/opening-now';
import * as pictures from '#common/picture-files.generated';
import type { PicturePlace } from '#common/picture-places';
import type { PictureFile } from '#common/pictures';
import { studio, type TitledList } from '#common/studio';

/** "The door opens at 5 am, every day of the week.", if it opens at the same time every day. */
const opening = (): string => {
  const time = dailyOpening();
  return time === null ? '' : `The door opens at ${time}, every day of the week. `;
};

const reopening = (): string => {
  const days = weeklyTimings().find(({ spans }) => spans.length > 1)?.label;
  return days ? ` From ${days} we open again in the afternoon.` : '';
};

interface Feature {
  title: string;
  text: string;
  place: PicturePlace;
  picture: PictureFile;
  alt: string;
}

const features = (): Feature[] => [
  {
    title: studio.words.trainerTitle ?? 'A trainer close enough to see',
    text:
      studio.words.trainerText ??
      'A trainer stands where they can see the bar, and corrects one thing at a time. You learn the lift once, properly, and keep it.',
    place: 'why_trainer',
    picture: pictures.photosLifter,
    alt: 'A lifter in a “bhor” shirt, seen from behind, takes hold of a loaded bar in the rack.',
  },
  {
    title: studio.words.earlyTitle ?? 'Open before your day is',
    text:
      studio.words.earlyText ?? `${opening()}Lift, shower, eat, and be at your desk by nine.${reopening()}`,
    place: 'why_early',
    picture: pictures.photosStreet,
    alt: 'A person with a bag walks up to the lit front of the studio on a dark, wet street.',
  },
  {
    title: studio.words.roomTitle ?? 'Room for every kind of hour',
    text:
      studio.words.roomText ??
      'Racks and platforms downstairs, a quiet hall with oak planks upstairs. Lift on Monday, stretch on Tuesday, row when your head is full. One pass opens all of it.',
    place: 'why_room',
    picture: pictures.photosYogaMorning,
    alt: 'The yoga hall in the first low sun: mats on oak planks in front of an indigo wall.',
  },
  {
    title: studio.words.careTitle ?? 'Looked after, and it shows',
    text:
      studio.words.careText ??
      'Bars that turn, benches that do not wobble, showers that are hot at six. What breaks is marked and put aside, so you never find out under a loaded bar.',
    place: 'why_care',
    picture: pictures.photosRacks,
    alt: 'Three black racks on oak platforms, with a line of warm light along the concrete wall.',
  },
];

const offers = (): readonly TitledList[] =>
  studio.words.offers ?? [
    [
      'For your training',
      [
        'A first session with a trainer',
        'A written plan',
        'Form checks whenever you ask',
        'Groups for beginners and for women',
        'A class for people over sixty',
      ],
    ],
    [
      'For your plate',
      [
        'With a nutrition plan, advice from a nutritionist',
        'A meal plan for every day of the week',
        'Amounts adjusted to your energy needs',
        'Advice for fasting days and festivals',
        'A canteen with tea, fruit and thali',
      ],
    ],
    [
      'For your day',
      [
        'Lockers and hot showers',
        `Parking for ${amenities.parking}`,
        'Cool air in the halls all summer',
        `Wi-Fi ${amenities.wiFi}`,
        'A plan that never renews automatically',
      ],
    ],
  ];

export const whyJoinContent = {
  title: 'Why join',
  description: () =>
    `Why people train at ${studio.name} in ${studio.city}: ${studio.words.whyLead ?? 'trainers who watch, doors that open early, plans that never renew automatically.'}`,
  hero: {
    headline: () => studio.words.whyTitle ?? 'Why people stay',
    lead: () =>
      studio.words.whyLead ??
      'Nobody stays for the machines. They stay because the hour is easy to keep: the door is open, someone knows their name, and the bar is a little heavier than last month.',
    visit: 'Visit Gym',
    reviews: 'Member Reviews',
    picture: pictures.photosFloorWide,
    alt: 'The strength hall before dawn: racks, a bench, kettlebells and a line of warm light at the foot of the wall.',
  },
  featuresTitle: 'What you come back for',
  features,
  offersTitle: 'What comes with it',
  offers,
  quotesTitle: 'What members say',
  enquiry: {
    title: 'Ask about a plan',
    lead: 'See what each plan includes and what it costs. Nobody calls you unless you ask us to.',
    button: 'Enquire now',
    call: () => `Call ${studio.phoneShown}`,
  },
};
