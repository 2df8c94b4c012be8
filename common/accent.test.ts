import { expect, test } from 'vitest';
import { rolesOf, type Schemes } from '../client/components/color-schemes';
import { accentOf, hueOf } from './accent';
import { contrastOf, hexOf, oklchOf } from './oklch';
import { colors, night, white } from './palette';

const HUES = Array.from({ length: 360 }, (_, hue) => hue);
const { dark } = colors;

/** The pairs of colours that style sheets put on each other: what it is, both, and the contrast that it needs. */
function pairsOf(hue: number): [what: string, one: string, other: string, ratio: number][] {
  const accent = accentOf(hue);
  const { ramp } = accent;
  const schemes: Schemes = rolesOf(accent);
  const inScheme = (name: keyof Schemes) => {
    const { page, surface, sunken, controlHover, selected, tints, ...roles } = schemes[name];
    const surfaces = [page, surface, sunken, controlHover];
    return [
      ...[...surfaces, selected].map((other) => ['accent text', roles.accentText, other, 4.5]),
      ...surfaces.map((other) => ['edge', roles.accentEdge, other, 3]),
      ...surfaces.map((other) => ['focus', roles.focus, other, 3]),
      ...(['text', 'text2', 'text3'] as const).map((role) => [
        `${role} on selected`,
        roles[role],
        selected,
        4.5,
      ]),
      ['on tint', tints.sodium[1], tints.sodium[0], 4.5],
    ].map(([what, ...pair]) => [`${name}: ${what}`, ...pair]);
  };
  return [
    ...inScheme('light'),
    ...inScheme('dark'),
    ['button', night, ramp[5], 4.5],
    ['button under the pointer', night, ramp[4], 4.5],
    ['pressed button', night, ramp[6], 4.5],
    ['marked text', night, ramp[2], 4.5],
    ['chart', ramp[6], white, 3],
    ['chart in the dark scheme', ramp[4], dark[7], 3],
    ...[dark[8], dark[9]].map((other) => ['text on the night', ramp[3], other, 4.5]),
  ] as [string, string, string, number][];
}

test('every pair of colours has its contrast, for each hue', () => {
  const missed = HUES.flatMap((hue) =>
    pairsOf(hue)
      .filter(([, one, other, ratio]) => contrastOf(one, other) < ratio)
      .map(([what, one, other]) => `${hue}° ${what}: ${one} on ${other}, ${contrastOf(one, other)}`),
  );
  expect(missed).toEqual([]);
});

test('the ramp becomes darker from step to step, and keeps the hue', () => {
  for (const hue of HUES) {
    const steps = accentOf(hue).ramp.map(oklchOf);
    const lightness = steps.map((step) => step.lightness);
    expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
    for (const step of steps.slice(2)) {
      const away = Math.abs(step.hue - hue);
      expect(Math.min(away, 360 - away), `${hue}°`).toBeLessThan(6);
    }
  }
});

test('the hue of the demonstration studio gives its colours, but for rounding', () => {
  const { ramp } = accentOf(hueOf(colors.sodium[5]));
  for (const [shade, color] of ramp.entries())
    expect(Math.abs(oklchOf(color).lightness - oklchOf(colors.sodium[shade]!).lightness)).toBeLessThan(0.02);
  expect(accentOf(null).ramp).toBe(colors.sodium);
});

test.each([
  ['#FF0000', 29],
  ['#0a7b55', 163],
  ['#FFFF00', 110],
  ['#808080', null],
  ['#FFFFFF', null],
  ['#000000', null],
])('the hue of %s is %s', (color, hue) => {
  expect(hueOf(color)).toBe(hue);
});

test.each([
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
});

test('a colour that screens cannot show loses chroma, not lightness', () => {
  const { lightness, hue } = oklchOf(hexOf({ lightness: 0.75, chroma: 0.4, hue: 264 }));
  expect(lightness).toBeCloseTo(0.75, 2);
  expect(Math.abs(hue - 264)).toBeLessThan(2);
});
