import { ink, midnight, mix, neel, skies, sodium } from './palette.mjs';
import {
  arcBand,
  beam,
  ground,
  halo,
  kettlebell,
  lamp,
  lampDisc,
  pendant,
  plate,
  ridge,
  round,
  sky,
  tickRing,
} from './shapes.mjs';
import { boxPath, circle, d, ellipse, line, move, path, polar, poly, rect, times } from './svg.mjs';

function progressiveOverload(s) {
  s.pan({ x: 0.75 });
  const y = 410;
  const sizes = [
    [90, 66],
    [225, 108],
    [375, 156],
    [545, 210],
    [740, 276],
  ];
  const tones = [neel[4], neel[5], neel[6], neel[7], neel[8]];
  const plates = sizes.map(([x, ry], i) => [
    rect(s.left, y - 13, x - s.left, 26, ink[4]) + rect(s.left, y - 13, x - s.left, 7, sodium[6]),
    plate(x, y, ry, {
      face: tones[i],
      edge: sodium[[7, 7, 6, 5, 4][i]],
      hub: mix(tones[i], ink[3], 0.35),
      depth: 22 + i * 9,
    }),
    ellipse(x, y, 12 + i * 2, 26 + i * 3, ink[4]),
  ]);
  return [
    sky(s, skies.training, 700),
    lamp(s, 1090, 300, 130, 640),
    ground(s, 686, ink[3]),
    path(d`M${s.left} 760L${s.left} 716L860 686L1000 686L700 800L${s.left} 800Z`, ink[4]),
    rect(740, y - 13, s.right - 740, 26, ink[4]),
    rect(740, y - 13, s.right - 740, 8, sodium[4]),
    plates.reverse().map(([bar, shape, hub]) => shape + bar + hub),
  ];
}

/** One plate lying flat; `lit` is the strip of its edge that faces the lamp. */
function slab(x, y, w, h, body, lit) {
  const edge = (left, right, sag) =>
    d`M${left} ${y}V${y + h + sag}A${w / 2} 20 0 0 0 ${right} ${y + h}V${y}Z`;
  return path(edge(x - w / 2, x + w / 2, 0), body) + (lit ? path(edge(x + 40, x + w / 2, 17), lit) : '');
}

function plateStack(x, base, count, tones, top, lit) {
  const [w, h] = [220, 42];
  const slabs = times(count, (i) => {
    const y = base - (i + 1) * h;
    const gap = mix(tones[i % 2], ink[4], 0.45);
    return slab(x, y, w, h - 7, tones[i % 2], lit) + ellipse(x, y, w / 2, 20, i === count - 1 ? top : gap);
  });
  return slabs.join('') + ellipse(x, base - count * h, 26, 6, ink[4]);
}

function howManySets(s) {
  s.pan({ x: 0.3 });
  const base = 690;
  return [
    sky(s, [neel[9], neel[8], neel[6]], base),
    rect(s.left, s.top, s.width, 120, neel[9]),
    ground(s, 640, midnight),
    halo(s, 750, 150, 520, 0.9),
    beam(s, 665, 835, 110, 560, 940, 720, 0.75),
    ellipse(750, 708, 240, 46, sodium[6]),
    plateStack(180, base, 3, [neel[7], neel[8]], neel[5], sodium[8]),
    plateStack(465, base, 6, [neel[6], neel[7]], neel[4], sodium[6]),
    plateStack(750, base, 10, [sodium[5], sodium[6]], sodium[2]),
    plateStack(1035, base, 7, [neel[8], neel[9]], neel[5]),
    pendant(s, 750, 112, 1.15),
  ];
}

function sprout(points, tip, turn, tone) {
  const head = move(d`translate(${tip[0]} ${tip[1]}) rotate(${turn})`, path('M-62 6L62 6L0 -82Z', tone));
  return line(points, tone, 50) + head;
}

function fivePatterns(s) {
  s.pan({ y: 0.75 });
  const arrows = [
    sprout('M600 420V170', [600, 170], 0, neel[2]),
    sprout('M556 470C540 330 480 240 392 200', [392, 200], -62, neel[3]),
    sprout('M644 470C660 330 720 240 808 200', [808, 200], 62, neel[3]),
    sprout('M520 520C440 380 300 350 196 430', [196, 430], -130, neel[5]),
    sprout('M680 520C760 380 900 350 1004 430', [1004, 430], 130, neel[5]),
  ];
  return [
    sky(s, [neel[9], neel[8], neel[7]], 690),
    circle(600, 690, 590, neel[8]),
    halo(s, 600, 560, 420),
    arrows,
    circle(600, 560, 216, sodium[5]),
    circle(600, 560, 168, sodium[3]),
    ground(s, 690, ink[3]),
    ellipse(600, 700, 300, 22, sodium[8]),
    move(
      'translate(600 706)',
      kettlebell(s, 0.92, { tones: [sodium[6], midnight, ink[3], ink[4]], handle: ink[4], slide: [0, 16] }),
    ),
  ];
}

function toFailure(s) {
  s.pan({ x: 0.55 });
  const cells = times(5, (i) =>
    rect(-270 + i * 110, -104, 96, 208, [neel[8], neel[8], neel[7], neel[6], sodium[4]][i], { rx: 14 }),
  );
  const head = (x, w, h, tones, slide) => s.shade(boxPath(x, -h / 2, w, h, 30), tones, slide, 0);
  return [
    sky(s, [neel[9], neel[8], neel[7]]),
    path(d`M${s.left} 560L${s.right} 250L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`, midnight),
    move(
      'translate(560 410) rotate(-13)',
      halo(s, 218, 0, 520),
      rect(-330, -150, 660, 300, ink[4]),
      cells,
      rect(186, -84, 52, 168, sodium[1], { rx: 10 }),
      head(-400, 110, 470, [neel[4], neel[6]], -18),
      head(-500, 100, 340, [neel[5], neel[7]], -18),
      head(290, 110, 470, [sodium[4], sodium[7], neel[7], neel[8]], 18),
      head(400, 100, 340, [sodium[7], neel[8]], 18),
    ),
  ];
}

function deadliftSide(s, side) {
  const plates = [
    [250, 60, 400, 0],
    [322, 46, 400, 1],
    [378, 40, 300, 2],
  ];
  const tones = [
    [sodium[5], neel[7], neel[8]],
    [sodium[7], neel[8], neel[9]],
    [neel[8], neel[9], midnight],
  ];
  return plates.map(([x, w, h, i]) => {
    const left = side > 0 ? x : -x - w;
    return s.shade(boxPath(left, -h / 2, w, h, 18), tones[i], side * 13, 0);
  });
}

function deadlift(s) {
  const floorY = 590;
  const shadow = (side) =>
    path(
      d`M${600 + side * 300} 726L${600 + side * 500} 726L${600 + side * 760} ${s.bottom}L${600 + side * 400} ${s.bottom}Z`,
      ink[4],
    );
  const pool = s.linear(
    [
      [0, sodium[5]],
      [1, sodium[9], 0.4],
    ],
    0,
    floorY,
    0,
    s.bottom,
  );
  return [
    sky(s, skies.training, floorY),
    halo(s, 600, floorY, 640),
    path(d`M390 ${floorY}a210 210 0 0 1 420 0Z`, sodium[5]),
    path(d`M440 ${floorY}a160 160 0 0 1 320 0Z`, sodium[3]),
    ground(s, floorY, midnight),
    path(d`M430 ${floorY}L770 ${floorY}L1030 ${s.bottom}L170 ${s.bottom}Z`, pool),
    shadow(-1),
    shadow(1),
    move(
      'translate(600 490) scale(1.2)',
      rect(-460, -13, 920, 26, ink[4]),
      deadliftSide(s, -1),
      deadliftSide(s, 1),
    ),
  ];
}

function pushUps(s) {
  s.pan({ x: 0.7 });
  const steps = [
    [150, 230],
    [320, 345],
    [490, 460],
    [660, 575],
  ];
  const base = 690;
  const stair = steps.map(([x, y], i) => [
    path(
      d`M${x - 260} ${y}L${x} ${y}L${x + 60} ${y - 46}L${x - 200} ${y - 46}Z`,
      [neel[5], neel[4], neel[3], sodium[4]][i],
    ),
    path(
      d`M${x} ${y}L${x + 60} ${y - 46}L${x + 60} ${y + 69}L${x} ${y + 115}Z`,
      [neel[7], neel[6], sodium[7], sodium[5]][i],
    ),
  ]);
  const side = [
    [s.left, 230],
    ...steps.flatMap(([x, y], i) => [
      [x, y],
      [x, steps[i + 1]?.[1] ?? base],
    ]),
    [s.left, base],
  ];
  const roll = [
    [64, 6],
    [46, 8],
    [30, 6],
    [14, 8],
  ].map(([r, step]) => circle(1062, 676, r, sodium[step]));
  return [
    sky(s, [neel[9], neel[8], neel[7]], base),
    ground(s, 620, midnight),
    halo(s, 900, 170, 480),
    beam(s, 820, 980, 190, 650, 1190, 690, 0.6),
    path(d`M${s.left} 184L${s.left} 230L150 230L210 184Z`, neel[5]),
    stair,
    poly(
      side,
      s.linear(
        [
          [0, midnight],
          [0.6, neel[9]],
          [1, neel[7]],
        ],
        s.left,
        0,
        700,
        0,
      ),
    ),
    path(d`M${s.left} ${base}L660 ${base}L700 ${s.bottom}L${s.left} ${s.bottom}Z`, ink[4]),
    path('M716 640L1062 640L1062 740L700 740Z', sodium[4]),
    rect(700, 738, 364, 16, sodium[8]),
    roll,
    pendant(s, 900, 188, 1),
  ];
}

function kettlebellSwing(s) {
  s.pan({ x: 0.4 });
  const [cx, cy] = [450, 130];
  const bell = (angle, reach, k, look) => {
    const [x, y] = polar(cx, cy, reach, angle);
    return move(d`translate(${x} ${y}) rotate(${angle - 90})`, kettlebell(s, k, look));
  };
  const trail = times(5, (i) => arcBand(cx, cy, 300, 590, 20, 122 - i * 24, mix(neel[9 - i], neel[8], 0.5)));
  const ghost = (i) => bell(116 - i * 25, 566, 0.62, { tones: [neel[7 - i]], handle: neel[7 - i] });
  return [
    sky(s, [midnight, neel[9], neel[8]]),
    halo(s, cx, cy, 420),
    ground(s, 660, ink[3]),
    trail,
    times(4, ghost),
    bell(8, 640, 0.98, { tones: [sodium[3], sodium[5], neel[2], neel[3]], handle: neel[3], slide: [-6, 16] }),
    lampDisc(cx, cy, 74),
  ];
}

function intervals(s) {
  s.pan({ x: 0.3 });
  const [cx, cy] = [920, 222];
  const tops = [500, 440, 520, 430, 500, 410, 500, 450];
  const peaks = tops.map((top, i) => ({ x: -330 + i * 250, top }));
  const lit = s.linear(
    [
      [0, sodium[5]],
      [1, sodium[8]],
    ],
    0,
    420,
    0,
    740,
  );
  const face = ({ x, top }, side) =>
    path(
      d`M${x + 125} ${top}L${x + 125 + side * 125} 730L${x + 125} ${s.bottom}Z`,
      x + 125 < cx === side > 0 ? lit : neel[9],
    );
  const zigzag = peaks
    .map(({ x, top }) => d`L${x} 730L${x + 125} ${top}`)
    .join('')
    .replace('L', 'M');
  return [
    sky(s, skies.training, 700),
    halo(s, cx, cy, 520),
    peaks.map(({ x, top }) =>
      path(d`M${x - 170} ${s.bottom}L${x} ${top - 10}L${x + 170} ${s.bottom}Z`, neel[8]),
    ),
    rect(s.left, 728, s.width, s.bottom - 728, ink[3]),
    peaks.map((peak) => face(peak, -1) + face(peak, 1)),
    line(zigzag, neel[1], 22),
    line(d`M${cx} ${s.top}V60`, ink[4], 18),
    circle(cx, cy, 186, ink[4]),
    circle(cx, cy, 162, sodium[4]),
    circle(cx, cy, 130, sodium[2]),
    tickRing(cx, cy, 118, 150, 0, 330, 12, ink[3], 11),
    line(d`M${cx} ${cy}V120M${cx} ${cy}L${cx + 66} ${cy + 38}`, ink[4], 17, round),
    circle(cx, cy, 18, ink[4]),
  ];
}

function milestone(x, y) {
  const slab = (left, top, w, fill, from) =>
    path(d`M${left} ${y}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, fill, from);
  return [
    ellipse(x + 30, y, 150, 20, ink[4]),
    slab(x - 78, y - 280, 170, neel[7]),
    slab(x - 92, y - 280, 170, neel[1]),
    path(d`M${x - 92} ${y - 130}v-65a85 85 0 0 1 170 0v65Z`, sodium[5]),
    rect(x - 92, y - 130, 30, 130, sodium[2]),
  ].join('');
}

function easyMiles(s) {
  s.pan({ x: 0.35 });
  const [vx, horizon] = [560, 350];
  const road = (left, right, fill) =>
    path(
      d`M${vx - 4} ${horizon}C${vx - 30} 430 ${left + 240} 470 ${left + 120} 580C${left + 40} 660 ${left} 730 ${left - 30} ${s.bottom}H${right + 120}C${right + 60} 720 ${right - 10} 660 ${right - 20} 580C${right - 30} 490 ${vx + 60} 430 ${vx + 4} ${horizon}Z`,
      fill,
    );
  const dashes = [
    [690, 84, 26, 452],
    [588, 54, 18, 462],
    [514, 34, 12, 490],
    [458, 22, 8, 522],
    [412, 14, 6, 546],
  ];
  const dash = ([y, h, w, x]) =>
    path(
      d`M${x - w / 2} ${y}L${x + w / 2} ${y}L${x + w * 0.6 - 4} ${y + h}L${x - w * 0.8 - 4} ${y + h}Z`,
      neel[0],
    );
  const trees = [
    [1130, 300, 64],
    [1000, 322, 40],
    [910, 334, 26],
    [150, 306, 52],
    [262, 324, 34],
    [340, 336, 22],
  ];
  return [
    sky(s, [neel[9], neel[7], mix(neel[5], sodium[4], 0.35)], horizon),
    halo(s, vx, horizon, 460),
    path(d`M${vx - 160} ${horizon}a160 160 0 0 1 320 0Z`, sodium[5]),
    path(d`M${vx - 120} ${horizon}a120 120 0 0 1 240 0Z`, sodium[3]),
    ridge(s, [290, 320, 290, 345, 352, 350, 310, 290, 280], neel[8]),
    trees.map(
      ([x, y, r]) =>
        rect(x - r / 10, y, r / 5, r + 16, ink[4]) + ellipse(x, y - r * 0.3, r, r * 0.8, midnight),
    ),
    ground(s, horizon, neel[9]),
    path(d`M${s.left} ${horizon}L${vx} ${horizon}L${s.left} 520Z`, neel[8]),
    path(d`M${s.right} ${horizon}L${vx} ${horizon}L${s.right} 500Z`, neel[8]),
    road(170, 760, sodium[7]),
    road(196, 734, ink[3]),
    path(
      d`M${vx - 3} ${horizon}L${vx + 3} ${horizon}L${vx - 20} 470L${vx - 110} 470Z`,
      s.linear(
        [
          [0, sodium[3]],
          [1, sodium[5], 0],
        ],
        0,
        horizon,
        0,
        470,
      ),
    ),
    dashes.map(dash),
    milestone(960, 740),
  ];
}

/** Dashes that leave only the two ends of a path, here the strand that lies on top. */
const endsOnly = (share) => ({ pathLength: 100, 'stroke-dasharray': `${share} ${100 - 2 * share} ${share}` });

const band = (loop, [back, rim, front] = []) =>
  [
    line(loop, neel[2], 70, back),
    line(loop, sodium[4], 20, { ...rim, transform: 'translate(14 -20)' }),
    line(loop, neel[1], 44, front),
  ].join('');

function bandAndFloor(s) {
  s.pan({ x: 0.6 });
  const planks = times(9, (i) => rect(s.left, -60 + i * 110, s.width, 6, midnight));
  const loop =
    'M70 10C-20 -120 -190 -180 -310 -110C-430 -30 -380 140 -240 150C-100 160 -20 100 70 10C130 -50 200 -120 280 -90C360 -60 350 80 270 100C190 115 130 90 70 10Z';
  const roll = [
    [386, 40, sodium[7]],
    [400, 60, neel[5]],
    [440, 34, sodium[5]],
    [474, 14, sodium[2]],
  ];
  return [
    rect(s.left, s.top, s.width, s.height, neel[9]),
    planks,
    halo(s, 1090, 90, 800),
    move(
      'translate(530 440) rotate(-24)',
      rect(-480, -200, 980, 470, ink[4], { opacity: 0.7 }),
      rect(-500, -235, 940, 470, neel[6]),
      rect(-500, -235, 940, 16, neel[4]),
      rect(-460, -235, 12, 470, neel[4]),
      roll.map(([x, w, fill]) => rect(x, -250, w, 500, fill)),
      line(loop, neel[8], 70, { transform: 'translate(-14 26)' }),
      band(loop),
      line(loop, neel[8], 94, endsOnly(6)),
      band(loop, [9, 9.6, 11.5].map(endsOnly)),
    ),
    lampDisc(1090, 90, 120),
  ];
}

export const training = {
  'progressive-overload-without-guesswork': progressiveOverload,
  'how-many-sets-does-a-muscle-need': howManySets,
  'squat-hinge-push-pull-carry': fivePatterns,
  'training-to-failure-is-optional': toFailure,
  'the-deadlift-explained-slowly': deadlift,
  'push-ups-from-zero-to-twenty': pushUps,
  'kettlebell-swings-are-a-hinge': kettlebellSwing,
  'intervals-for-people-with-jobs': intervals,
  'easy-miles-and-the-talk-test': easyMiles,
  'a-full-week-with-one-band-and-a-floor': bandAndFloor,
};
