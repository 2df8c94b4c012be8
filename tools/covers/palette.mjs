const ramp = (colors) => colors.split(' ');

/** Brand ramps, the same as in client/components/theme-colors.ts, light to dark. */
export const sodium = ramp('#FFF5EE #FFE8D9 #FFD0B2 #FFB687 #FF9E59 #FF8823 #DF7203 #B15901 #8E4600 #6B3401');
export const neel = ramp('#F1F5FF #DFE8FE #C3D4FE #9FB9FC #7999F5 #587AE8 #3F5FD5 #2D48B9 #213693 #152569');
export const rose = ramp('#FEF2F2 #FFE1E2 #FFC2C5 #FF969F #FB6479 #F03B5F #D6224E #B41A40 #911733 #6D1527');
export const ink = ramp('#252D42 #1C2338 #131A2D #0B1224 #060B1B');

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const toHex = (value) => Math.round(value).toString(16).padStart(2, '0');

/** Blend two colours of the ramps; `share` is how much of the second one. */
export function mix(from, to, share) {
  const target = channels(to);
  const blended = channels(from).map((value, i) => value + (target[i] - value) * share);
  return `#${blended.map(toHex).join('')}`;
}

/** Deepest indigo between ramp steps: a shade side that is still blue, never grey. */
export const midnight = mix(neel[9], ink[3], 0.5);

/** neel leaned toward violet for the recovery series. */
export const violet = [
  '#DDD9FB',
  '#B3ABF4',
  '#8478E2',
  '#5B4DC4',
  '#4236A0',
  '#2F267C',
  '#221B5E',
  '#171343',
];

/** Kitchen dusk: neel warmed with rose, because neel mixed with sodium turns grey. */
export const plum = [
  mix(neel[7], rose[8], 0.42),
  mix(neel[8], rose[9], 0.42),
  mix(neel[9], rose[9], 0.38),
  mix(ink[3], rose[9], 0.22),
];

/** Sky stops from zenith to horizon, one lean per category. */
export const skies = {
  training: [midnight, neel[9], neel[7]],
  food: [neel[9], plum[2], plum[0]],
  recovery: [violet[7], violet[6], violet[4]],
  beginners: [midnight, neel[9], neel[7]],
  seasons: [neel[9], neel[8], neel[6]],
};
