import { accentOf } from '#common/accent';
import { colors, night } from '#common/palette';
import { studio } from '#common/studio';

/** Brand colours of mails: the light ones are inline styles, the dark ones are for mail programs with a dark mode. */
export const light = {
  page: '#F2F3F8',
  card: '#FFFFFF',
  line: '#E3E6ED',
  text: '#151B2B',
  text2: '#444A5A',
  text3: '#606676',
  link: '#2D48B9',
  sunken: '#F2F3F8',
} as const;

export const dark: Record<keyof typeof light, string> = {
  page: '#060B1B',
  card: '#131A2D',
  line: '#252D42',
  text: '#F2F3F8',
  text2: '#D2D6DF',
  text3: '#A7ACBA',
  link: '#9FB9FC',
  sunken: '#0B1224',
};

/** Colours that do not depend on light or dark mode: the header, and what stands on the button. */
export const brand = { band: night, onBand: colors.dark[0], onLamp: night } as const;

/** The colour of the studio: the glow of the header, and the button. */
export function lampColors(): { lamp: string; glow: string } {
  const { ramp } = accentOf(studio.look?.hue ?? null);
  return { lamp: ramp[5], glow: ramp[3] };
}
