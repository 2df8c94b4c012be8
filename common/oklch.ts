/** Colours by lightness, chroma and hue (https://www.w3.org/TR/css-color-4/#ok-lab), and the contrast between two. */

export interface Oklch {
  /** From 0 to 1. */
  lightness: number;
  chroma: number;
  /** In degrees. */
  hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const LMS_OF_RGB: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB_OF_LMS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LMS_OF_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const RGB_OF_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const product = (matrix: Matrix, vector: Triple): Triple => {
  const [one, two, three] = matrix.map((row) => row.reduce((sum, cell, at) => sum + cell * vector[at]!, 0));
  return [one!, two!, three!];
};

const mapped = (vector: Triple, change: (value: number) => number): Triple => [
  change(vector[0]),
  change(vector[1]),
  change(vector[2]),
];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Red, green and blue as amounts of light, from 0 to 1. */
function lightOf(hex: string): Triple {
  const parts = [1, 3, 5].map((start) => linear(parseInt(hex.slice(start, start + 2), 16) / 255));
  return [parts[0]!, parts[1]!, parts[2]!];
}

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = product(LAB_OF_LMS, mapped(product(LMS_OF_RGB, lightOf(hex)), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Room for rounding. */
const OUTSIDE = 0.0005;
const HALVINGS = 12;

/** The colour as #RRGGBB, with less chroma if screens cannot show it otherwise. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const lightWith = (amount: number): Triple => {
    const angle = (hue * Math.PI) / 180;
    const lab: Triple = [lightness, amount * Math.cos(angle), amount * Math.sin(angle)];
    return product(
      RGB_OF_LMS,
      mapped(product(LMS_OF_LAB, lab), (value) => value ** 3),
    );
  };
  const isShown = (amount: number): boolean =>
    lightWith(amount).every((value) => value >= -OUTSIDE && value <= 1 + OUTSIDE);
  let [shown, tooMuch] = isShown(chroma) ? [chroma, chroma] : [0, chroma];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (shown + tooMuch) / 2;
    if (isShown(middle)) shown = middle;
    else tooMuch = middle;
  }
  const parts = lightWith(shown).map((value) => Math.round(255 * encoded(Math.min(1, Math.max(0, value)))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
