import { ink, midnight, neel, skies, sodium } from './palette.mjs';
import {
  beam,
  dumbbell,
  ground,
  halo,
  lampDisc,
  pendant,
  round,
  sky,
  streetLamp,
  tickRing,
} from './shapes.mjs';
import { boxPath, circle, d, discPath, ellipse, line, move, path, polar, rect, times } from './svg.mjs';

function openDoor(s) {
  s.pan({ x: 0.65 });
  return [
    sky(s, [ink[3], neel[9], neel[8]], 520),
    rect(180, s.top, s.right - 180, 620 - s.top, neel[9]),
    rect(180, s.top, 26, 620 - s.top, neel[8]),
    rect(860, 150, 260, 210, midnight),
    rect(984, 150, 12, 210, neel[9]),
    rect(840, 360, 300, 16, neel[8]),
    ground(s, 610, ink[3]),
    halo(s, 560, 360, 520, 0.8),
    path(d`M430 640L680 640L940 ${s.bottom}L60 ${s.bottom}Z`, sodium[5]),
    path(d`M480 640L640 640L720 ${s.bottom}L300 ${s.bottom}Z`, sodium[3]),
    rect(404, 110, 302, 530, ink[4]),
    rect(430, 136, 250, 504, sodium[4]),
    rect(470, 136, 170, 504, sodium[2]),
    path('M680 136L860 90L860 700L680 640Z', neel[7]),
    path('M680 136L700 131L700 646L680 640Z', sodium[5]),
    path('M740 190L830 172L830 360L740 366Z', neel[8]),
    path('M740 420L830 420L830 620L740 606Z', neel[8]),
    circle(838, 396, 11, sodium[4]),
    rect(380, 636, 350, 18, neel[4]),
  ];
}

function towelOnBench(s) {
  s.pan({ x: 0.2 });
  const towel = 'M420 350H780V680C730 694 690 668 640 684S500 694 420 676Z';
  return [
    sky(s, skies.beginners, 690),
    halo(s, 210, 130, 600),
    beam(s, 130, 290, 128, 40, 1120, 700, 0.55),
    ground(s, 680, ink[3]),
    path('M60 700L1100 700L1240 760L0 760Z', sodium[8]),
    rect(270, 470, 52, 250, ink[4]),
    rect(1010, 470, 52, 250, ink[4]),
    rect(200, 706, 192, 26, ink[4]),
    rect(940, 706, 192, 26, ink[4]),
    s.shade(boxPath(120, 350, 1300, 130, 60), [sodium[4], neel[5], neel[6], neel[8]], 8, 28),
    s.shade(towel, [sodium[1], neel[1], neel[2]], 12, 30),
    rect(420, 560, 360, 24, sodium[6]),
    rect(420, 600, 360, 24, sodium[6]),
    path('M740 352L780 350L780 680L740 690Z', neel[5], { opacity: 0.5 }),
    pendant(s, 210, 130, 1.15),
  ];
}

function speechBubble(s, cx, cy, r, side, tones) {
  const at = (degrees) => polar(cx, cy, r, side < 0 ? 180 - degrees : degrees);
  const [[x0, y0], [x1, y1]] = [at(38), at(72)];
  const sweep = side > 0 ? 0 : 1;
  const data = d`M${x0} ${y0}A${r} ${r} 0 1 ${sweep} ${x1} ${y1}L${cx + side * r * 0.9} ${cy + r * 1.16}Z`;
  return s.shade(data, tones, side * 20, 10);
}

function talkToCoach(s) {
  s.pan({ y: 0.4 });
  return [
    sky(s, skies.beginners),
    halo(s, 628, 400, 600),
    speechBubble(s, 320, 350, 262, -1, [sodium[3], sodium[6], neel[6], neel[7]]),
    speechBubble(s, 890, 300, 212, 1, [sodium[3], sodium[6], neel[2], neel[1]]),
    line(d`M628 ${s.top}V360`, ink[4], 8),
    rect(610, 320, 36, 44, ink[4], { rx: 6 }),
    lampDisc(628, 408, 58),
  ];
}

function scaleDial(s) {
  s.pan({ x: 0.5, y: 0.2 });
  const [cx, cy] = [600, 720];
  const needle = polar(cx, cy, 500, -58);
  return [
    sky(s, skies.beginners),
    circle(cx, cy, 640, ink[4]),
    circle(cx, cy, 606, neel[8]),
    circle(cx, cy, 440, neel[9]),
    halo(s, cx, cy, 640),
    tickRing(cx, cy, 520, 590, 190, 350, 41, neel[4], 8),
    tickRing(cx, cy, 470, 590, 190, 350, 9, neel[0], 16),
    line(d`M${cx} ${cy}L${needle[0]} ${needle[1]}`, sodium[4], 22, round),
    lampDisc(cx, cy, 150),
  ];
}

function strongTree(s) {
  s.pan({ x: 0.6 });
  const trunk =
    'M470 740C560 690 580 580 566 450L450 330L490 296L600 390L640 250H730L724 400L840 310L872 346L770 470C764 600 790 690 900 740Z';
  const crown = [
    [450, 250, 140],
    [610, 150, 170],
    [800, 170, 170],
    [930, 300, 140],
    [700, 260, 160],
  ];
  return [
    sky(s, skies.beginners, 690),
    halo(s, 250, 280, 560),
    path(
      d`M205 300L295 300L640 720L${s.left} 720L${s.left} 560Z`,
      s.linear(
        [
          [0, sodium[4], 0.6],
          [1, sodium[5], 0.15],
        ],
        0,
        300,
        0,
        720,
      ),
    ),
    ground(s, 690, ink[3]),
    ellipse(330, 726, 480, 40, sodium[7]),
    s.shade(trunk, [sodium[3], sodium[6], neel[9], ink[4]], 24, 0),
    s.shade(
      crown.map((leaf) => discPath(...leaf)).join(''),
      [sodium[4], sodium[7], neel[6], neel[7], neel[8]],
      20,
      -15,
    ),
    streetLamp(s, 100, 740, 270, 1, 150),
  ];
}

function crossedDumbbells(s) {
  const arch = (inset) =>
    d`M${350 + inset} 720V${330}a${250 - inset} ${250 - inset} 0 0 1 ${500 - 2 * inset} 0V720Z`;
  return [
    rect(s.left, s.top, s.width, s.height, neel[9]),
    halo(s, 600, 400, 640, 0.8),
    ground(s, 720, ink[3]),
    path(d`M350 720L850 720L1000 ${s.bottom}L200 ${s.bottom}Z`, sodium[7]),
    path(arch(-34), ink[4]),
    path(arch(0), sodium[5]),
    path(arch(46), sodium[3]),
    move('translate(600 440) rotate(36)', dumbbell(s, 1.3, [neel[6], neel[8], neel[9]], [12, 10])),
    move('translate(600 440) rotate(-36)', dumbbell(s, 1.3, [neel[2], neel[5], neel[6]], [10, 12])),
  ];
}

function startingAgain(s) {
  s.pan({ x: 0.35 });
  const spacing = 80;
  const missed = [-0.5, 0.5];
  const tick = (i) => {
    const step = i - 11.5;
    const x = 600 + step * spacing;
    const tall = Math.abs(step) % 5 === 1.5;
    if (missed.includes(step)) return circle(x, 716, 11, sodium[7]);
    const near = Math.abs(step) < 2 ? sodium[6] : Math.abs(step) < 3 ? sodium[8] : null;
    return rect(x - 14, tall ? 340 : 470, 28, tall ? 390 : 260, near ?? (step < 0 ? neel[2] : neel[6]));
  };
  const half = (side, fill) =>
    path(d`M600 ${s.top}L${600 + side * 78} ${s.top}L${600 + side * 78} 640L600 548Z`, fill);
  return [
    sky(s, skies.beginners),
    halo(s, 600, 400, 620),
    ground(s, 730, ink[4]),
    times(24, tick),
    half(-1, sodium[3]),
    half(1, sodium[5]),
  ];
}

export const beginners = {
  'your-first-week-at-the-studio': openDoor,
  'gym-etiquette-in-ten-lines': towelOnBench,
  'how-to-talk-to-a-coach': talkToCoach,
  'what-bmi-can-and-cannot-tell-you': scaleDial,
  'strength-training-after-sixty': strongTree,
  'lifting-makes-you-strong-not-bulky': crossedDumbbells,
  'starting-again-after-a-break': startingAgain,
};
