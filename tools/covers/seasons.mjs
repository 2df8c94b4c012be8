import { ink, midnight, mix, neel, plum, skies, sodium } from './palette.mjs';
import { ground, halo, ridge, round, scatter, sky, stars, streetLamp } from './shapes.mjs';
import { circle, d, discPath, ellipse, group, line, path, rect, times } from './svg.mjs';

function puneSummer(s) {
  s.pan({ x: 0.7 });
  return [
    sky(s, [neel[9], neel[8], plum[0], sodium[6]], 640),
    circle(470, 470, 420, sodium[6]),
    circle(470, 470, 360, sodium[5]),
    circle(470, 470, 290, sodium[4]),
    circle(470, 470, 210, sodium[3]),
    ridge(s, [520, 540, 470, 500, 540, 420, 410, 500], neel[6]),
    path('M640 570L720 470L880 462L960 570Z', neel[7]),
    ridge(s, [600, 570, 590, 620, 560, 540, 520, 540], neel[7]),
    ridge(s, [640, 690, 660, 640, 690, 660, 620, 640], neel[8]),
    ridge(s, [740, 720, 750, 760, 720, 740, 760, 720], neel[9]),
  ];
}

function monsoon(s) {
  s.pan({ x: 0.35 });
  const canopy =
    'M60 500C70 250 260 90 500 80S930 250 940 500C880 444 800 444 730 500C660 444 570 444 500 500C430 444 340 444 270 500C200 444 120 444 60 500Z';
  const rain = times(30, (i) => {
    const [x, y] = scatter(s, i, 660);
    return d`M${x + 60} ${y - 60}l-46 130`;
  });
  return [
    sky(s, [midnight, neel[9], neel[7]], 700),
    halo(s, 1040, 200, 560),
    line(rain.join(''), neel[4], 8, round),
    ground(s, 700, ink[3]),
    ellipse(1040, 744, 210, 18, sodium[6]),
    ellipse(980, 778, 130, 10, sodium[7]),
    ellipse(430, 760, 330, 22, neel[8]),
    line('M500 460V670C500 740 596 740 596 670', ink[4], 24, round),
    s.shade(canopy, [sodium[4], neel[4], neel[5], neel[6]], -28, 10),
    path('M500 82C390 160 280 300 270 500C340 444 430 444 500 500Z', neel[7]),
    path('M500 82C610 160 720 300 730 500C660 444 570 444 500 500Z', neel[3]),
    line('M500 84V48', ink[4], 18, round),
    streetLamp(s, 1170, 744, 180, -1, 130),
  ];
}

function winter(s) {
  s.pan({ x: 0.3 });
  const breath = [
    [
      'M-400 420C-160 360 20 520 240 440S520 240 760 200C560 270 480 420 270 520S-140 500 -400 590Z',
      neel[1],
      1,
    ],
    [
      'M-400 590C-140 500 60 620 280 560S560 400 700 400C580 430 480 560 300 620S-100 600 -400 680Z',
      neel[3],
      0.85,
    ],
    [
      'M-400 340C-200 290 -40 400 140 350S320 220 440 190C330 250 280 360 150 400S-180 370 -400 410Z',
      neel[4],
      0.8,
    ],
  ];
  return [
    sky(s, [neel[9], neel[8], neel[6]], 620),
    stars(s, 30, 380, neel[0], 7),
    ridge(s, [420, 470, 400, 320, 420, 470, 370, 420], neel[7]),
    ridge(s, [560, 520, 480, 530, 570, 480, 510, 540], neel[8]),
    breath.map(([data, tone, opacity]) => path(data, tone, { opacity })),
    halo(s, 950, 590, 380),
    ridge(s, [660, 610, 640, 680, 640, 620, 630, 680], neel[9]),
    rect(860, 560, 190, 110, ink[4]),
    path('M830 570L955 480L1080 570Z', ink[4]),
    rect(925, 586, 64, 90, sodium[3]),
    ridge(s, [760, 740, 700, 740, 740, 680, 720, 760], ink[3]),
    path(d`M925 676L989 676L1060 ${s.bottom}L840 ${s.bottom}Z`, sodium[6]),
  ];
}

function diya(s, x, y, k, tones, slide) {
  const bowl = d`M${x - 120 * k} ${y}C${x - 100 * k} ${y + 90 * k} ${x - 40 * k} ${y + 100 * k} ${x} ${y + 100 * k}S${x + 110 * k} ${y + 90 * k} ${x + 150 * k} ${y - 20 * k}C${x + 60 * k} ${y + 10 * k} ${x - 40 * k} ${y + 10 * k} ${x - 120 * k} ${y}Z`;
  return (
    s.shade(bowl, tones, ...slide) +
    line(d`M${x + 90 * k} ${y + 10 * k}L${x + 140 * k} ${y - 30 * k}`, neel[1], 9 * k, round)
  );
}

function diyas(s) {
  s.pan({ x: 0.2 });
  const row = [
    [1120, 410, 0.5],
    [970, 440, 0.62],
    [785, 478, 0.78],
    [575, 524, 0.98],
  ];
  return [
    sky(s, [neel[9], neel[8], mix(neel[7], sodium[7], 0.3)], 640),
    halo(s, 410, 420, 620),
    path(d`M${s.left} 640L${s.right} 440L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`, midnight),
    path(d`M${s.left} 720L${s.right} 520L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`, ink[3]),
    row.map(([x, y, k], i) =>
      diya(s, x, y, k, [sodium[[7, 6, 5, 4][i]], neel[5], neel[6], neel[7]], [16 * k, 5]),
    ),
    ellipse(250, 710, 260, 40, sodium[7]),
    diya(s, 230, 580, 1.35, [sodium[3], sodium[6], sodium[7], sodium[8]], [-24, 8]),
    path('M418 545C340 480 390 400 424 270C440 380 510 470 440 545Z', sodium[4]),
    path('M424 545C380 500 410 440 428 370C440 440 480 500 438 545Z', sodium[1]),
  ];
}

function fasting(s) {
  s.pan({ x: 0.35 });
  return [
    sky(s, skies.seasons, 500),
    stars(s, 16, 300, neel[2]),
    halo(s, 790, 370, 480),
    circle(790, 370, 220, sodium[3]),
    [
      [700, 300, 70],
      [770, 270, 44],
      [860, 390, 60],
      [720, 400, 30],
    ].map(([x, y, r]) => circle(x, y, r, mix(sodium[3], sodium[4], 0.6))),
    ground(s, 470, midnight),
    path(d`M${s.left} 560L${s.right} 470L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`, ink[3]),
    ellipse(480, 660, 440, 118, ink[4]),
    s.shade(discPath(480, 630, 430, 120), [sodium[4], neel[4], neel[5]], -8, 12),
    ellipse(480, 636, 350, 88, neel[8]),
    ellipse(470, 644, 320, 74, neel[7]),
    [
      [560, 606, 130],
      [520, 628, 220],
      [560, 650, 190],
      [610, 672, 90],
    ].map(([x, y, w]) => rect(x, y, w, 11, sodium[4], { rx: 5.5 })),
  ];
}

function skyline(foot, blocks, tone) {
  const towers = blocks.map(([x, width, height]) => d`M${x} ${foot}v${-height}h${width}V${foot}Z`);
  return path(towers.join(''), tone);
}

/** Haze lies in stepped sheets, thickest at the bottom, like the lamp's rings. */
const hazeBank = (s, y, tone) =>
  [0.3, 0.6, 0.9].map((opacity, i) => rect(s.left, y + i * 36, s.width, 36, tone, { opacity })).join('');

function badAir(s) {
  s.pan({ x: 0.6 });
  const sun = s.clip(circle(800, 240, 160, ''));
  const slices = [
    [210, 12],
    [256, 18],
    [308, 26],
  ].map(([y, h]) => rect(640, y, 320, h, neel[7]));
  const kettlebellInWindow = [
    line('M212 596C190 540 204 530 240 530S290 540 268 596', ink[4], 16),
    path('M214 660C166 634 180 570 240 570S314 634 266 660Z', ink[4]),
  ];
  return [
    sky(s, [neel[9], neel[8], neel[5]], 560),
    group({ 'clip-path': sun }, rect(640, 80, 320, 320, neel[2]), slices),
    skyline(
      440,
      [
        [-330, 150, 130],
        [-90, 110, 180],
        [430, 130, 150],
        [620, 90, 110],
        [720, 150, 210],
        [770, 16, 250],
        [1000, 100, 130],
        [1130, 120, 230],
        [1310, 150, 150],
      ],
      neel[6],
    ),
    hazeBank(s, 380, neel[5]),
    rect(s.left, 488, s.width, 100, neel[5]),
    skyline(
      600,
      [
        [-260, 190, 190],
        [-40, 90, 250],
        [450, 130, 220],
        [500, 16, 270],
        [640, 200, 110],
        [890, 140, 250],
        [945, 24, 290],
        [1090, 220, 140],
      ],
      neel[8],
    ),
    hazeBank(s, 540, neel[6]),
    rect(s.left, 648, s.width, 200, neel[6]),
    skyline(
      s.bottom,
      [
        [-400, 240, 220],
        [80, 320, 450],
        [120, 60, 500],
        [480, 260, 160],
        [540, 70, 200],
        [820, 200, 120],
        [1060, 300, 200],
      ],
      ink[3],
    ),
    halo(s, 240, 575, 330),
    rect(140, 486, 200, 174, sodium[4]),
    rect(140, 486, 200, 40, sodium[2]),
    kettlebellInWindow,
    hazeBank(s, 700, neel[7]),
  ];
}

export const seasons = {
  'training-through-a-pune-summer': puneSummer,
  'monsoon-routines-that-survive-the-rain': monsoon,
  'winter-mornings-warm-up-longer': winter,
  'festival-weeks-without-the-guilt': diyas,
  'training-on-fasting-days': fasting,
  'when-the-air-is-bad': badAir,
};
