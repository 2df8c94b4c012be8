/** The accent colours of the site, made from one hue with the contrast that the design needs. */
import { contrastOf, hexOf, oklchOf } from './oklch';
import { colors, night, white, type Ramp } from './palette';

export interface Accent {
  /** Light to dark. */
  ramp: Ramp;
  /** Text on light surfaces. */
  text: string;
  /** What is selected, and tints, in the dark scheme. */
  selectedDark: string;
  tintDark: string;
}

/** The lamp of the demonstration studio: all others have its lightness and chroma. */
const LAMP: Accent = { ramp: colors.sodium, text: '#A34F00', selectedDark: '#2A1D18', tintDark: '#3F230D' };

/** What WCAG asks for at level AA. */
const TEXT = 4.5;
const SHAPE = 3;

const { gray, dark } = colors;
const LIGHT_SURFACES = [gray[0], white, gray[1]];
const DARK_SURFACES = [dark[9], dark[8], dark[7], dark[6]];
const LIGHT_TEXTS = [gray[1], gray[3], gray[4]];
const DARK_TEXTS = [gray[9], gray[7], gray[6]];

/** A contrast that a colour needs with others. */
interface Need {
  ratio: number;
  against: readonly string[];
}

const text = (...against: string[]): Need => ({ ratio: TEXT, against });
const shape = (...against: string[]): Need => ({ ratio: SHAPE, against });

/** The colours for a hue in degrees; null stands for those of the demonstration studio. */
export function accentOf(hue: number | null): Accent {
  if (hue === null) return LAMP;
  const accent = known.get(hue) ?? accentFor(hue);
  known.set(hue, accent);
  return accent;
}

/** Finding them takes some milliseconds. */
const known = new Map<number, Accent>();

function accentFor(hue: number): Accent {
  const made = (model: string, ...needs: Need[]) => colorLike(model, { hue, needs });
  const step = (shade: number, ...needs: Need[]) => made(LAMP.ramp[shade]!, ...needs);
  const selected = step(0, text(...DARK_TEXTS));
  const tint = step(1, text(gray[9]));
  const selectedDark = made(LAMP.selectedDark, text(...LIGHT_TEXTS));
  const tintDark = made(LAMP.tintDark, text(gray[1]));
  const onDark = [...DARK_SURFACES, selectedDark, tintDark];
  return {
    ramp: [
      selected,
      tint,
      step(2, text(night)),
      step(3, text(night, ...onDark)),
      step(4, text(night, ...onDark)),
      step(5, text(night), shape(...DARK_SURFACES)),
      step(6, text(night), shape(white)),
      step(7, shape(...LIGHT_SURFACES, selected)),
      step(8),
      step(9, text(tint)),
    ],
    text: made(LAMP.text, text(...LIGHT_SURFACES, selected)),
    selectedDark,
    tintDark,
  };
}

/** Steps of the lightness, which goes from 0 to 1. */
const STEP = 0.002;

/** A colour of another hue, as light as the model or as near to that as the contrast permits. */
function colorLike(model: string, { hue, needs }: { hue: number; needs: readonly Need[] }): string {
  const { lightness, chroma } = oklchOf(model);
  for (let away = 0; away <= 1; away += STEP) {
    for (const tried of [lightness + away, lightness - away]) {
      const color = hexOf({ lightness: Math.min(1, Math.max(0, tried)), chroma, hue });
      if (needs.every(({ ratio, against }) => against.every((other) => contrastOf(color, other) >= ratio)))
        return color;
    }
  }
  throw new Error(`No colour of the hue ${hue} has the contrast that ${model} needs.`);
}

/** Below this chroma, a colour looks grey. */
const CHROMA_MIN = 0.02;

/** The hue of a colour such as #0a7b55, in whole degrees; null for greys, which have none. */
export function hueOf(color: string): number | null {
  const { chroma, hue } = oklchOf(color);
  return chroma < CHROMA_MIN ? null : Math.round(hue) % 360;
}
