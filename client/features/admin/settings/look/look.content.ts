import { LOGO_WIDTH_MIN, PICTURE_BYTES_MAX, PICTURE_WIDTH_MIN } from '#common/media/limits';
import type { PicturePlace } from '#common/picture-places';

const FILE = `JPEG, PNG, WebP or AVIF, up to ${PICTURE_BYTES_MAX / 1024 / 1024} MB, at least`;

const places: Record<PicturePlace, string> = {
  home_hero: 'Top of the home page, wide windows',
  home_hero_narrow: 'Top of the home page, phones',
  home_about: 'About the studio',
  amenity_ac: 'Amenities: first (AC)',
  amenity_locker: 'Amenities: second (Locker)',
  amenity_parking: 'Amenities: third (Parking)',
  amenity_shower: 'Amenities: fourth (Shower)',
  amenity_canteen: 'Amenities: fifth (Canteen)',
  amenity_wifi: 'Amenities: sixth (Wi-Fi)',
  why_hero: 'Top of “Why join”',
  why_trainer: '“Why join”: trainers',
  why_early: '“Why join”: early hours',
  why_room: '“Why join”: room',
  why_care: '“Why join”: care',
};

/** Texts of the section in which admins set colour, logo and pictures of the site. */
export const lookContent = {
  title: 'Look',
  lead: 'Colour, logo and pictures of the site. Icons and the image of shared links are made of them.',
  names: { hue: 'Colour', logoId: 'Logo', pictures: 'Pictures' },
  beingMade: 'Pictures and icons are being made. Until then the site shows the former ones.',
  color: {
    title: 'Colour',
    hint: 'Only the hue is yours to choose. How light and how strong the colours are follows from it, so that everything stays readable.',
    result: (button: string, text: string) =>
      `This gives ${button.toUpperCase()} for buttons and ${text.toUpperCase()} for words on white.`,
    hue: 'Hue',
    degrees: (hue: number) => `${hue}°`,
    hex: 'From a colour',
    hexHint: 'Such as #0A7B55. The site does not show this colour itself, but those above with its hue.',
    takeHex: 'Take its hue',
    reset: 'Use the colour of the demonstration',
    sample: 'Join now',
  },
  logo: {
    title: 'Logo',
    none: 'Without a logo, the site and mails show the name of the studio.',
    alt: 'The logo',
    upload: 'Choose a logo',
    hint: `${FILE} ${LOGO_WIDTH_MIN} pixels wide. A transparent one stands on white, or on night blue if it is light.`,
    remove: 'Remove the logo',
  },
  pictures: {
    title: 'Pictures',
    hint: (isOwn: boolean | undefined) =>
      isOwn
        ? 'A place without a picture of yours is left out of the page.'
        : 'Each shows the demonstration studio until you replace it.',
    places,
    own: 'Yours',
    demonstration: 'Demonstration',
    leftOut: 'Left out',
    replace: 'Replace',
    edit: 'Edit',
    reset: 'Use the demonstration’s',
    leaveOut: 'Leave it out',
    about: (action: string, place: string) => `${action}: ${place}`,
    upload: 'Choose a picture',
    uploadHint: `${FILE} ${PICTURE_WIDTH_MIN} pixels wide.`,
    alt: 'What the picture shows',
    altHint: 'For people who cannot see it.',
    submit: 'Use it',
  },
  preview: {
    open: 'Look at it on the site',
    hint: 'Opens the home page in a new tab with what is not saved yet. Only you see it. A picture for an empty place appears once it is saved.',
    blocked: 'The browser has blocked the new tab. Allow it, and try again.',
  },
};
