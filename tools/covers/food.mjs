import { ink, midnight, neel, plum, skies, sodium } from './palette.mjs';
import { beam, bulb, crescent, ground, halo, lampDisc, round, sky, steam } from './shapes.mjs';
import {
  boxPath,
  circle,
  d,
  discPath,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  rect,
  times,
} from './svg.mjs';

const table = plum[2];
const tableShade = plum[3];

function lantern(s, x, base, k) {
  return move(
    d`translate(${x} ${base}) scale(${k})`,
    line('M-70 -110C-120 -330 -60 -400 0 -400C60 -400 120 -330 70 -110', ink[4], 12),
    path('M-58 -110C-92 -180 -70 -250 -44 -290H44C70 -250 92 -180 58 -110Z', sodium[4]),
    path('M-18 -112C-46 -160 -10 -190 0 -244C14 -190 46 -160 18 -112Z', sodium[0]),
    path('M-70 -290H70L40 -340H-40Z', ink[4]),
    path('M-58 -112H58L92 -60V0H-92V-60Z', ink[4]),
    rect(60, -60, 32, 60, sodium[8]),
    rect(-92, -60, 184, 8, sodium[7]),
  );
}

function dal(s) {
  s.pan({ x: 0.4 });
  const bowl = 'M140 430H840C840 600 720 690 600 700H380C260 690 140 600 140 430Z';
  return [
    sky(s, skies.food, 620),
    halo(s, 980, 400, 620),
    ground(s, 600, table),
    path(d`M${s.left} 720C300 640 700 640 ${s.right} 690V${s.bottom}H${s.left}Z`, tableShade),
    lantern(s, 985, 640, 1.15),
    s.shade(bowl, [sodium[5], neel[5], neel[6], neel[7], neel[8]], -34, -4),
    ellipse(490, 430, 350, 78, neel[3]),
    ellipse(490, 436, 318, 62, sodium[7]),
    ellipse(500, 444, 296, 50, sodium[4]),
    path(
      'M330 440c60 -34 170 -30 230 -6c50 18 110 8 130 -10c10 34 -60 52 -150 44s-150 -16 -210 -28Z',
      sodium[2],
    ),
    ellipse(420, 462, 26, 8, sodium[7]),
    ellipse(610, 462, 20, 6, sodium[7]),
    ellipse(520, 424, 18, 6, sodium[7]),
    steam(360, 420, 330, 70, neel[2], 40, 0.85),
    steam(500, 410, 400, 90, neel[1], 46, 0.95),
    steam(640, 420, 300, 64, neel[2], 36, 0.85),
  ];
}

function bananaAndMoon(s) {
  s.pan({ x: 0.3 });
  const whole =
    'M196 330C176 320 172 296 190 284L236 290C250 440 400 560 600 556C740 552 850 500 908 416L950 434C968 446 968 470 954 482C890 640 740 726 560 716C360 704 220 540 196 330Z';
  const upper =
    'M236 290C250 440 400 560 600 556C740 552 850 500 908 416L930 428C860 560 740 622 590 618C400 612 236 490 212 300Z';
  const lower =
    'M196 330C230 520 380 664 570 668C750 672 880 590 954 482C890 640 740 726 560 716C360 704 220 540 196 330Z';
  return [
    sky(s, [neel[9], plum[2]], 600),
    rect(700, s.top, 340, 400 - s.top, neel[7]),
    rect(700, 270, 340, 130, neel[6]),
    crescent(866, 170, 92, neel[0], -28),
    rect(672, s.top, 28, 420 - s.top, ink[4]),
    rect(1040, s.top, 28, 420 - s.top, ink[4]),
    rect(640, 400, 460, 30, ink[4]),
    rect(640, 400, 460, 8, sodium[6]),
    halo(s, 330, 130, 560),
    ground(s, 600, table),
    path(d`M${s.left} 600L900 600L1080 ${s.bottom}L${s.left} ${s.bottom}Z`, sodium[9]),
    ellipse(620, 716, 330, 34, tableShade),
    path(whole, sodium[5]),
    path(upper, sodium[3]),
    path(lower, sodium[7]),
    path('M190 284L236 290L240 330L194 330C176 320 172 296 190 284Z', sodium[9]),
    path('M908 416L950 434C968 446 968 470 954 482L890 448Z', sodium[9]),
    bulb(s, 330, 130, 1.1),
  ];
}

function katori(s, x, y, r, food, lit) {
  return [
    circle(x + 14, y - 12, r, neel[9]),
    s.shade(discPath(x, y, r), [sodium[3], neel[3]], 4, -4),
    s.shade(discPath(x, y, r * 0.82), [neel[9], food], -lit[0], -lit[1]),
  ].join('');
}

function thali(s) {
  s.pan({ x: 0.35, y: 0.6 });
  const [cx, cy, r] = [620, 470, 430];
  const foods = [sodium[4], neel[0], sodium[7], neel[5], sodium[5]];
  const grains = [
    [690, 570],
    [740, 560],
    [790, 590],
    [720, 620],
    [770, 640],
    [820, 640],
    [690, 660],
    [740, 690],
    [800, 690],
  ];
  const roti = (x, y) =>
    circle(x + 8, y - 8, 128, neel[9]) + circle(x, y, 126, sodium[6]) + circle(x - 5, y + 5, 118, sodium[2]);
  return [
    rect(s.left, s.top, s.width, s.height, plum[1]),
    path(d`M${s.left} ${s.top}L${s.right} ${s.top}L${s.right} 60L${s.left} 430Z`, plum[2]),
    halo(s, 110, 760, 760),
    circle(cx + 34, cy - 26, r, plum[3]),
    s.shade(discPath(cx, cy, r), [sodium[3], sodium[5], neel[4], neel[4]], 8, -7),
    circle(cx, cy, r - 40, neel[8]),
    circle(cx + 8, cy - 7, r - 52, neel[7]),
    foods.map((food, i) => katori(s, ...polar(cx, cy, 276, 186 + i * 42), 94, food, [10, -8])),
    roti(530, 590),
    roti(480, 640),
    [
      [440, 620, 26],
      [520, 660, 18],
      [480, 560, 14],
      [470, 700, 20],
    ].map(([x, y, size]) => circle(x, y, size, sodium[4])),
    s.shade(
      'M630 640C620 540 700 490 780 520C870 540 890 650 830 720C770 770 640 760 630 640Z',
      [neel[0], neel[1], neel[2]],
      22,
      -10,
    ),
    line(grains.map(([x, y]) => d`M${x} ${y}l12 -8`).join(''), neel[3], 8, round),
    lampDisc(110, 760, 92),
  ];
}

function bottle(s) {
  s.pan({ x: 0.35 });
  const glass =
    'M640 250C640 190 700 190 700 150V110H820V150C820 190 880 190 880 250V660A34 34 0 0 1 846 694H674A34 34 0 0 1 640 660Z';
  const inside = s.clip(path(glass, ''));
  return [
    sky(s, skies.food, 640),
    halo(s, 520, 380, 600),
    lampDisc(520, 380, 150),
    ground(s, 630, table),
    path(d`M650 690L870 690L1180 ${s.bottom}L760 ${s.bottom}Z`, sodium[5]),
    path(d`M720 690L800 690L1010 ${s.bottom}L900 ${s.bottom}Z`, sodium[2]),
    path(d`M${s.left} 700L640 640L640 694L${s.left} ${s.bottom}Z`, tableShade),
    group(
      { 'clip-path': inside },
      rect(620, 90, 300, 640, neel[7]),
      rect(620, 300, 300, 420, neel[5]),
      ellipse(810, 440, 120, 170, sodium[5]),
      ellipse(826, 440, 74, 120, sodium[2]),
      rect(640, 120, 34, 600, neel[2]),
      rect(620, 290, 300, 12, neel[1]),
    ),
    rect(690, 60, 140, 70, ink[4], { rx: 12 }),
    rect(690, 60, 26, 70, sodium[5], { rx: 8 }),
  ];
}

function foodLabel(s) {
  s.pan({ x: 0.6 });
  const jar = boxPath(330, 210, 470, 500, 56);
  const rows = times(
    5,
    (i) =>
      rect(452, 408 + i * 46, [150, 110, 170, 90, 130][i], 16, neel[8]) +
      rect(684, 408 + i * 46, [56, 36, 56, 46, 36][i], 16, i === 2 ? sodium[6] : neel[8]),
  );
  const rules = times(4, (i) => rect(440, 438 + i * 46, 316, 4, neel[3]));
  return [
    sky(s, [neel[9], plum[2]], 710),
    rect(s.left, s.top, s.width, 84, ink[4]),
    beam(s, 250, 950, 100, 60, 1140, 710, 0.7),
    rect(250, 80, 700, 26, sodium[2], { rx: 13 }),
    ground(s, 708, ink[4]),
    rect(s.left, 708, s.width, 14, sodium[7]),
    rect(870, 370, 220, 338, neel[9], { rx: 36 }),
    rect(894, 320, 172, 56, midnight, { rx: 10 }),
    rect(894, 320, 172, 12, sodium[7]),
    rect(100, 450, 180, 258, neel[9], { rx: 30 }),
    rect(116, 410, 148, 46, midnight, { rx: 10 }),
    rect(116, 410, 148, 10, sodium[7]),
    s.shade(jar, [sodium[3], neel[6], neel[7]], 0, 16),
    rect(368, 140, 394, 84, ink[3], { rx: 14 }),
    rect(368, 140, 394, 20, sodium[4], { rx: 10 }),
    rect(414, 300, 364, 350, neel[0], { rx: 10 }),
    rect(414, 300, 364, 70, neel[2]),
    rect(440, 326, 190, 20, neel[8]),
    rect(712, 312, 46, 46, neel[8]),
    rect(718, 318, 34, 34, neel[0]),
    circle(735, 335, 11, neel[8]),
    rows,
    rules,
  ];
}

function tiffin(s) {
  s.pan({ x: 0.75, y: 0.6 });
  const [x, w, h] = [400, 400, 88];
  const tier = (i) => {
    const y = 250 + i * h;
    const glow = [sodium[3], sodium[4], sodium[6], sodium[7], sodium[8]][i];
    return [
      rect(x, y, w, h, neel[5]),
      rect(x + 40, y, 60, h, neel[2]),
      rect(x + 100, y, 40, h, neel[4]),
      rect(x + w * 0.66, y, w * 0.34, h, neel[8]),
      rect(x + w * 0.58, y, w * 0.08, h, neel[7]),
      rect(x - 14, y - 6, w + 28, 22, neel[3], { rx: 11 }),
      rect(x - 2, y - 6, w + 4, 7, glow, { rx: 3 }),
      rect(x, y + 16, w, 10, neel[9], { opacity: 0.55 }),
    ].join('');
  };
  return [
    sky(s, skies.food, 650),
    halo(s, 600, 130, 640),
    ground(s, 620, table),
    path(d`M${s.left} 760L380 660H820L${s.right} 760V${s.bottom}H${s.left}Z`, tableShade),
    line('M370 700V150C370 -10 830 -10 830 150V700', ink[4], 30),
    lampDisc(600, 122, 66),
    times(5, tier),
    path('M392 250C400 206 500 200 600 200S800 206 808 250Z', sodium[5]),
    path('M392 250C400 222 500 218 600 218S800 222 808 250Z', neel[5]),
    rect(356, 420, 28, 120, sodium[7], { rx: 8 }),
    rect(816, 420, 28, 120, neel[7], { rx: 8 }),
    rect(350, 690, 500, 34, ink[4], { rx: 10 }),
  ];
}

function chai(s) {
  s.pan({ x: 0.3 });
  const wall = (share, y) => 500 + (share - 0.5) * (360 - ((y - 220) / 480) * 100);
  const strip = (from, to, y, fill) =>
    path(d`M${wall(from, y)} ${y}L${wall(to, y)} ${y}L${wall(to, 690)} 690L${wall(from, 690)} 690Z`, fill);
  const scallop = (i) =>
    path(d`M${-360 + i * 160} ${s.top}h160V90a80 80 0 0 1 -160 0Z`, i % 2 ? neel[6] : neel[9]);
  return [
    sky(s, skies.food, 660),
    halo(s, 900, 290, 560),
    times(12, scallop),
    ground(s, 630, table),
    rect(s.left, 630, s.width, 20, sodium[8]),
    path(d`M370 712L630 712L330 ${s.bottom}L${s.left} ${s.bottom}L${s.left} 790Z`, tableShade),
    strip(0, 1, 220, plum[0]),
    strip(0, 1, 310, sodium[7]),
    times(5, (i) => strip(0.08 + i * 0.19, 0.17 + i * 0.19, 310, sodium[[8, 6, 5, 4, 3][i]])),
    ellipse(500, 310, 168, 24, sodium[3]),
    strip(0, 0.05, 220, neel[3]),
    strip(0.95, 1, 220, sodium[1]),
    ellipse(500, 220, 180, 26, neel[2], { opacity: 0.35 }),
    path('M369 690H631L626 716H374Z', neel[3]),
    steam(470, 300, 250, 80, neel[1], 54, 0.95),
    bulb(s, 900, 290, 1.3),
  ];
}

export const food = {
  'protein-on-a-vegetarian-plate': dal,
  'what-to-eat-before-a-5-am-session': bananaAndMoon,
  'a-two-thousand-calorie-vegetarian-day': thali,
  'hydration-without-the-hype': bottle,
  'reading-a-food-label-in-india': foodLabel,
  'five-tiffin-boxes-one-hour': tiffin,
  'chai-coffee-and-training': chai,
};
