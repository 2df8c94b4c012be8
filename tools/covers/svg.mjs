const attribute = (value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

export function el(tag, attrs = {}, body = '') {
  const text = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`)
    .join('');
  return body ? `<${tag}${text}>${body}</${tag}>` : `<${tag}${text}/>`;
}

/** Template tag for path data: rounds numbers so files stay small and stable. */
export function d(parts, ...values) {
  return parts.reduce((text, part, i) => text + Math.round(values[i - 1] * 10) / 10 + part);
}

export const rect = (x, y, width, height, fill, more) => el('rect', { x, y, width, height, fill, ...more });
export const circle = (cx, cy, r, fill, more) => el('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more) => el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (data, fill, more) => el('path', { d: data, fill, ...more });
export const group = (attrs, ...children) => el('g', attrs, children.flat(9).join(''));
export const move = (transform, ...children) => group({ transform }, children);

export const line = (data, stroke, width, more) =>
  el('path', { d: data, fill: 'none', stroke, 'stroke-width': width, ...more });

export const poly = (points, fill, more) => path(polyPath(points), fill, more);

export const polyPath = (points) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;

export const discPath = (cx, cy, rx, ry = rx) =>
  d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const boxPath = (x, y, w, h, r = 0) =>
  d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** Point at `degrees` (0 = right, clockwise on screen) on a circle. */
export function polar(cx, cy, r, degrees) {
  const radians = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)];
}

export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
