import { ink, neel, sodium } from './palette.mjs';
import { boxPath, circle, d, ellipse, line, move, path, polar, rect, times } from './svg.mjs';

export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/* Planes */

export function sky(s, colors, horizon = s.bottom) {
  const stops = colors.map((color, i) => [i / (colors.length - 1), color]);
  return rect(s.left, s.top, s.width, s.height, s.linear(stops, 0, s.top, 0, horizon));
}

export const ground = (s, y, fill) => rect(s.left, y, s.width, s.bottom - y, fill);

/** Soft hill line through heights spread evenly over the widest view. */
export function ridgePath(s, heights) {
  const step = 1800 / (heights.length - 1);
  const points = heights.map((y, i) => [-300 + i * step, y]);
  const curves = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i];
    return d`C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}`;
  });
  return d`M-300 ${s.bottom}V${heights[0]}` + curves.join('') + d`V${s.bottom}Z`;
}

export const ridge = (s, heights, fill) => path(ridgePath(s, heights), fill);

/* Light */

/** Stepped halo: hard stops make rings of light, as a screen print would. */
export function halo(s, cx, cy, r, strength = 1) {
  const steps = [
    [0, 0.7],
    [0.28, 0.5],
    [0.28, 0.32],
    [0.55, 0.22],
    [0.55, 0.13],
    [1, 0.04],
  ];
  const stops = steps.map(([offset, opacity]) => [offset, sodium[5], opacity * strength]);
  return circle(cx, cy, r, s.radial(stops, cx, cy, r));
}

export const lampDisc = (cx, cy, r) => circle(cx, cy, r, sodium[5]) + circle(cx, cy, r * 0.68, sodium[3]);

export const lamp = (s, cx, cy, r, reach = r * 4) => halo(s, cx, cy, reach) + lampDisc(cx, cy, r);

/** Light falling from a short edge (x0..x1 at y) to a long one. */
export function beam(s, x0, x1, y, bx0, bx1, by, strength = 0.6) {
  const fill = s.linear(
    [
      [0, sodium[4], strength],
      [1, sodium[5], strength * 0.2],
    ],
    0,
    y,
    0,
    by,
  );
  return path(d`M${x0} ${y}L${x1} ${y}L${bx1} ${by}L${bx0} ${by}Z`, fill);
}

/** Dome lamp on a cord; (x, y) is the middle of its open rim. */
export function pendant(s, x, y, k = 1, dome = ink[4]) {
  const rim = 92 * k;
  return [
    line(d`M${x} ${s.top}V${y - 70 * k}`, dome, 7 * k),
    path(
      d`M${x - rim} ${y}C${x - rim} ${y - 70 * k} ${x - 40 * k} ${y - 90 * k} ${x} ${y - 92 * k}C${x + 40 * k} ${y - 90 * k} ${x + rim} ${y - 70 * k} ${x + rim} ${y}Z`,
      dome,
    ),
    ellipse(x, y, rim, 15 * k, sodium[5]),
    ellipse(x, y + 3 * k, rim * 0.62, 9 * k, sodium[1]),
  ].join('');
}

export function bulb(s, x, y, k = 1) {
  return [
    line(d`M${x} ${s.top}V${y - 60 * k}`, ink[4], 6 * k),
    rect(x - 15 * k, y - 76 * k, 30 * k, 40 * k, ink[4], { rx: 5 * k }),
    circle(x, y, 44 * k, sodium[4]),
    circle(x, y, 28 * k, sodium[1]),
  ].join('');
}

/** Street lamp: pole, swan neck and a hanging head; `side` is 1 for a neck to the right. */
export function streetLamp(s, x, base, top, side = 1, reach = 120) {
  const headX = x + side * reach;
  return [
    line(
      d`M${x} ${base}V${top + 60}C${x} ${top} ${x + side * 30} ${top - 20} ${headX} ${top - 20}`,
      ink[4],
      12,
      round,
    ),
    path(
      d`M${headX - 52} ${top + 14}C${headX - 44} ${top - 34} ${headX + 44} ${top - 34} ${headX + 52} ${top + 14}Z`,
      ink[4],
    ),
    path(
      d`M${headX - 40} ${top + 14}C${headX - 34} ${top + 48} ${headX + 34} ${top + 48} ${headX + 40} ${top + 14}Z`,
      sodium[2],
    ),
  ].join('');
}

/** A crescent whose open side looks toward `turn` degrees. */
export function crescent(cx, cy, r, fill, turn = 0, fullness = 0.78) {
  const [tip, inner] = [r * 0.92, r * fullness];
  const data = d`M0 ${-tip}A${r} ${r} 0 1 0 0 ${tip}A${inner * 1.18} ${inner * 1.18} 0 1 1 0 ${-tip}Z`;
  return move(d`translate(${cx} ${cy}) rotate(${turn})`, path(data, fill));
}

/* Air */

/** Even but unordered spread (R2 sequence), so nothing depends on chance. */
export const scatter = (s, i, floor) => [
  s.left + ((i * 0.7549 + 0.35) % 1) * s.width,
  s.top + ((i * 0.5698 + 0.15) % 1) * (floor - s.top),
];

export function stars(s, count, floor, fill = neel[2], width = 5) {
  const dots = times(count, (i) => {
    const [x, y] = scatter(s, i, floor);
    return d`M${x} ${y}h.1`;
  });
  return line(dots.join(''), fill, width, round);
}

/** One tapering ribbon of steam rising from (x, y). */
export function steam(x, y, height, sway, fill, width = 34, opacity = 0.8) {
  const h = height / 3;
  const left = d`M${x} ${y}C${x - sway} ${y - h} ${x + sway} ${y - 1.6 * h} ${x} ${y - 3 * h}`;
  const right = d`C${x + sway + width * 1.4} ${y - 1.8 * h} ${x - sway + width} ${y - h} ${x} ${y}Z`;
  return path(left + right, fill, { opacity });
}

/* Gym kit */

/** Kettlebell standing on (x, y), 400 units tall at k = 1. */
export function kettlebell(s, k, { tones, handle, slide = [22, 10] }) {
  const body = d`M${-78 * k} 0C${-190 * k} ${-70 * k} ${-160 * k} ${-262 * k} 0 ${-262 * k}C${160 * k} ${-262 * k} ${190 * k} ${-70 * k} ${78 * k} 0Z`;
  const grip = d`M${-78 * k} ${-214 * k}C${-140 * k} ${-350 * k} ${-110 * k} ${-378 * k} 0 ${-378 * k}C${110 * k} ${-378 * k} ${140 * k} ${-350 * k} ${78 * k} ${-214 * k}`;
  return line(grip, handle, 50 * k) + s.shade(body, tones, slide[0] * k, slide[1] * k);
}

/** Dumbbell along x, centred on 0: two plates a side, hexagonal shoulders. */
export function dumbbell(s, k, tones, slide) {
  const dark = tones[tones.length - 1];
  const head = (x, w, h) => s.shade(boxPath(x * k, (-h / 2) * k, w * k, h * k, 24 * k), tones, ...slide);
  return [
    rect(-240 * k, -26 * k, 480 * k, 52 * k, dark) + rect(-240 * k, -26 * k, 480 * k, 16 * k, tones[0]),
    head(-330, 70, 170),
    head(260, 70, 170),
    head(-262, 80, 260),
    head(182, 80, 260),
  ].join('');
}

/** Weight plate seen at an angle: an ellipse with a thick lit edge. */
export function plate(x, y, ry, { face, edge, hub, depth = 34, lean = 0.34 }) {
  const rx = ry * lean;
  return [
    path(d`M${x} ${y - ry}h${depth}a${rx} ${ry} 0 0 1 0 ${2 * ry}h${-depth}Z`, edge),
    ellipse(x, y, rx, ry, face),
    ellipse(x, y, rx * 0.72, ry * 0.72, hub),
    ellipse(x, y, rx * 0.66, ry * 0.66, face),
  ].join('');
}

/* Counting */

export function tickRing(cx, cy, inner, outer, from, to, count, stroke, width) {
  const data = times(count, (i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const [x0, y0] = polar(cx, cy, inner, angle);
    const [x1, y1] = polar(cx, cy, outer, angle);
    return d`M${x0} ${y0}L${x1} ${y1}`;
  });
  return line(data.join(''), stroke, width);
}

/** Band of a ring between two angles. */
export function arcBand(cx, cy, inner, outer, from, to, fill, more) {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const [a, b, c, e] = [
    polar(cx, cy, outer, from),
    polar(cx, cy, outer, to),
    polar(cx, cy, inner, to),
    polar(cx, cy, inner, from),
  ];
  const data = d`M${a[0]} ${a[1]}A${outer} ${outer} 0 ${large} 1 ${b[0]} ${b[1]}L${c[0]} ${c[1]}A${inner} ${inner} 0 ${large} 0 ${e[0]} ${e[1]}Z`;
  return path(data, fill, more);
}
