import { d, el, group } from './svg.mjs';

export const formats = [
  { suffix: '', width: 1200, height: 800, zoom: 1 },
  { suffix: '-wide', width: 1600, height: 900, zoom: 1.125 },
];

/**
 * A sheet of paper seen through a camera. Scenes are drawn in card units
 * (1200 x 800); the wide format shows more of the same scene, so planes must
 * run to s.left and s.right instead of to 0 and 1200.
 */
export function createSheet(format) {
  const defs = [];
  const sheet = { wide: format.suffix === '-wide' };
  const define = (make) => {
    const id = String.fromCharCode(97 + (defs.length % 26)) + Math.floor(defs.length / 26);
    defs.push(make(id));
    return id;
  };
  const stop = ([offset, color, opacity]) =>
    el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  const gradient = (tag, box, stops) =>
    `url(#${define((id) => el(tag, { id, gradientUnits: 'userSpaceOnUse', ...box }, stops.map(stop).join('')))})`;

  /** Where the extra room of the wide format goes: x and y are the shares put left and above. */
  sheet.pan = ({ x = 0.5, y = 0.5, zoom = 1.125 } = {}) => {
    const scale = sheet.wide ? zoom : format.zoom;
    sheet.scale = scale;
    sheet.width = format.width / scale;
    sheet.height = format.height / scale;
    sheet.left = (1200 - sheet.width) * x;
    sheet.top = (800 - sheet.height) * y;
    sheet.right = sheet.left + sheet.width;
    sheet.bottom = sheet.top + sheet.height;
  };

  sheet.pick = (card, wide) => (sheet.wide ? wide : card);
  sheet.linear = (stops, x1, y1, x2, y2) => gradient('linearGradient', { x1, y1, x2, y2 }, stops);
  sheet.radial = (stops, cx, cy, r) => gradient('radialGradient', { cx, cy, r }, stops);
  sheet.clip = (...shapes) => `url(#${define((id) => el('clipPath', { id }, shapes.join('')))})`;
  sheet.symbol = (data) => define((id) => el('path', { id, d: data }));

  /** One silhouette in stepped tones: each tone slides away from the lamp by (dx, dy). */
  sheet.shade = (data, tones, dx, dy) => {
    const href = `#${sheet.symbol(data)}`;
    const clip = sheet.clip(el('use', { href }));
    return group(
      { 'clip-path': clip },
      tones.map((fill, i) => el('use', { href, fill, ...(i ? { x: dx * i, y: dy * i } : {}) })),
    );
  };

  sheet.render = (body) => {
    const { width, height } = format;
    const camera = d`${-sheet.left * sheet.scale} ${-sheet.top * sheet.scale}`;
    const scene = sheet.wide
      ? group({ transform: `translate(${camera}) scale(${sheet.scale})` }, body)
      : body.flat(9).join('');
    const box = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
    return `${el('svg', box, (defs.length ? el('defs', {}, defs.join('')) : '') + scene)}\n`;
  };

  sheet.pan();
  return sheet;
}
