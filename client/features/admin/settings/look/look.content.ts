import { LOGO_WIDTH_MIN, PICTURE_BYTES_MAX, PICTURE_WIDTH_MIN } from '#common/media/limits';
import type { PicturePlace } from '#common/picture-places';

const FILE = `JPEG, PNG, WebP or AVIF, up to ${PICTURE_BYTES_MAX / 1024 / 1024} MB, at least`;

const places: Record<PicturePlace, string> = {
  home_hero: 'Top of the home page, wide windows',
  home_hero_narrow: 'Top of the home page, phones',
  home_about: 'About the studio',
  amenity_ac: 'Tile: AC',
  amenity_locker: 'Tile: Locker',
  amenity_parking: 'Tile: Parking',
  amenity_shower: 'Tile: Shower',
  amenity_canteen: 'Tile: Canteen',
  amenity_wifi: 'Tile: Wi-Fi',
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
    hint: 'Lightness and contrast follow by themselves, so that everything stays readable.',
    hue: 'Hue',
    degrees: (hue: number) => `${hue}°`,
    hex: 'From a colour',
    hexHint: 'Such as #0A7B55: its hue is taken.',
    takeHex: 'Take its hue',
    reset: 'Use the colour of the demonstration',
    sample: 'Join now',
  },
  logo: {
    title: 'Logo',
    none: 'Without a logo, the site shows the name of the studio.',
    alt: 'The logo',
    upload: 'Choose a logo',
    hint: `${FILE} ${LOGO_WIDTH_MIN} pixels wide. A transparent one stands on white, or on night blue if it is light.`,
    remove: 'Remove the logo',
  },
  pictures: {
    title: 'Pictures',
    hint: 'Each shows the demonstration studio until you replace it.',
    places,
    own: 'Yours',
    demonstration: 'Demonstration',
    replace: 'Replace',
    edit: 'Edit',
    reset: 'Use the demonstration’s',
    about: (action: string, place: string) => `${action}: ${place}`,
    upload: 'Choose a picture',
    uploadHint: `${FILE} ${PICTURE_WIDTH_MIN} pixels wide.`,
    alt: 'What the picture shows',
    altHint: 'For people who cannot see it.',
    submit: 'Use it',
  },
  preview: {
    open: 'Look at it on the site',
    hint: 'Opens the home page in a new tab with what is not saved yet. Only you see it.',
    blocked: 'The browser has blocked the new tab. Allow it, and try again.',
  },
};
