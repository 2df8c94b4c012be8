import { ink, neel, skies, sodium, violet } from './palette.mjs';
import { arcBand, crescent, ground, halo, lampDisc, ridge, round, sky, stars, tickRing } from './shapes.mjs';
import { boxPath, circle, d, ellipse, line, move, path, rect } from './svg.mjs';

function sleep(s) {
  s.pan({ x: 0.3 });
  const pillow =
    'M96 452C150 470 200 452 262 412C380 340 590 336 700 398C760 436 810 456 866 436C840 520 850 640 900 780H70C130 660 126 540 96 452Z';
  return [
    sky(s, skies.recovery, 640),
    stars(s, 24, 430, violet[0], 6),
    halo(s, 850, 215, 480, 0.8),
    crescent(880, 200, 150, sodium[4], -32, 0.74),
    ridge(s, [560, 520, 560, 600, 560, 470, 520, 560], violet[5]),
    s.shade(pillow, [sodium[3], violet[0], violet[1], violet[2]], -12, 30),
    path('M330 452C400 530 580 530 650 446C590 492 410 496 330 452Z', violet[3]),
    line('M150 488C190 500 210 520 226 548M812 474C780 486 756 508 744 540', violet[3], 8, round),
    path(d`M${s.left} 690C120 600 330 590 520 650S960 720 ${s.right} 560V${s.bottom}H${s.left}Z`, violet[1]),
    path(d`M${s.left} 726C120 634 330 624 520 684S960 754 ${s.right} 594V${s.bottom}H${s.left}Z`, violet[5]),
    path(d`M${s.left} 800C200 680 420 690 640 740S1000 780 ${s.right} 690V${s.bottom}H${s.left}Z`, violet[6]),
    path(d`M560 ${s.bottom}C760 740 1000 780 ${s.right} 750V${s.bottom}Z`, violet[7]),
  ];
}

function soreness(s) {
  s.pan({ x: 0.3 });
  const [cx, cy] = [470, 500];
  const rings = [
    [900, 330],
    [740, 268],
    [590, 210],
    [450, 158],
    [320, 110],
    [200, 68],
  ];
  const tones = [violet[6], violet[5], violet[4], violet[3], violet[2], violet[1]];
  return [
    sky(s, [violet[6], violet[4]], 170),
    ridge(s, [150, 100, 160, 110, 70, 130, 160], violet[5]),
    ground(s, 170, violet[7]),
    halo(s, cx, 330, 420),
    rings.map(([rx, ry], i) =>
      ellipse(cx, cy, rx, ry, 'none', { stroke: tones[i], 'stroke-width': 14 + i * 4 }),
    ),
    ellipse(cx, cy, 110, 34, sodium[5]),
    ellipse(cx, cy, 66, 20, sodium[1]),
    s.shade(
      d`M${cx} 150C${cx + 12} 240 ${cx + 80} 280 ${cx + 80} 350a80 80 0 0 1 -160 0C${cx - 80} 280 ${cx - 12} 240 ${cx} 150Z`,
      [sodium[2], sodium[4], sodium[5]],
      14,
      -4,
    ),
  ];
}

function feather(tones, shaft) {
  const upper =
    'M-300 150C-290 60 -190 -20 -90 -62L-92 -14L-46 -80C100 -150 300 -250 430 -220Q60 20 -300 150Z';
  const lower =
    'M-300 150C-220 200 -110 200 -30 172L-72 112L14 156C110 118 190 70 240 22L196 12L276 -14C350 -80 410 -150 430 -220Q60 20 -300 150Z';
  const light = 'M-300 150C-280 90 -200 40 -60 10C100 -60 300 -190 430 -220Q60 20 -300 150Z';
  return [
    line(
      'M-310 150C-350 120 -370 130 -380 100M-310 156C-340 190 -370 180 -390 210M-330 164C-350 150 -390 160 -410 140',
      tones[1],
      9,
      round,
    ),
    path(upper, tones[0]),
    path(light, tones[1]),
    path(lower, tones[2]),
    path('M-300 150C-200 170 -60 150 60 90C220 0 380 -130 430 -220Q60 20 -300 150Z', tones[3]),
    line('M-470 206Q60 30 420 -212', shaft, 11, round),
  ];
}

function lighterWeek(s) {
  s.pan({ x: 0.7 });
  return [
    sky(s, skies.recovery, 720),
    halo(s, 200, 90, 720),
    lampDisc(200, 90, 130),
    ground(s, 700, violet[7]),
    rect(s.left, 520, s.right - s.left, 34, ink[4]),
    rect(s.left, 520, 900 - s.left, 9, sodium[5]),
    s.shade(boxPath(900, 250, 96, 460, 30), [sodium[5], violet[4], violet[5]], 22, 6),
    s.shade(boxPath(1004, 310, 76, 340, 26), [violet[3], violet[5], violet[6]], 18, 6),
    move('translate(480 420) rotate(2)', feather([sodium[2], violet[0], violet[2], violet[1]], violet[5])),
  ];
}

function stretching(s) {
  s.pan({ x: 0.4 });
  const limb = (reach) => d`M420 50C${reach - 130} 130 ${reach} 290 ${reach} 400S${reach - 130} 670 420 750`;
  return [
    sky(s, [violet[7], violet[6], violet[4]]),
    halo(s, 210, 400, 640),
    line(limb(980), violet[5], 40, round),
    line(limb(870), violet[4], 40, round),
    line(limb(760), ink[4], 62, round),
    line(limb(740), sodium[4], 18, round),
    rect(722, 330, 76, 140, violet[2], { rx: 20 }),
    line('M420 50L210 400L420 750', neel[0], 10, { 'stroke-linejoin': 'round' }),
    line('M210 400H1000', violet[0], 14),
    path('M980 352L1096 400L980 448Z', violet[0]),
    lampDisc(210, 400, 78),
  ];
}

function warmUp(s) {
  s.pan({ x: 0.5, y: 0.7 });
  const [cx, cy] = [600, 520];
  const tones = [violet[3], violet[2], violet[1], sodium[3], sodium[5], violet[5], violet[5]];
  return [
    sky(s, [violet[7], violet[6], violet[5]]),
    halo(s, cx, cy - 20, 430),
    tones.map((tone, i) => arcBand(cx, cy, 330, 430, 172 + i * 28.4, 172 + i * 28.4 + 25, tone)),
    tickRing(cx, cy, 280, 308, 172, 368, 36, violet[2], 4),
    path(
      d`M${cx} 220C${cx + 20} 330 ${cx + 170} 400 ${cx + 150} 560C${cx + 140} 660 ${cx + 70} 710 ${cx} 710S${cx - 150} 660 ${cx - 150} 560C${cx - 150} 470 ${cx - 80} 440 ${cx - 70} 360C${cx - 20} 380 ${cx - 10} 300 ${cx} 220Z`,
      sodium[6],
    ),
    path(
      d`M${cx + 10} 370C${cx + 20} 440 ${cx + 110} 500 ${cx + 96} 600C${cx + 88} 670 ${cx + 50} 710 ${cx} 710S${cx - 96} 670 ${cx - 96} 600C${cx - 90} 530 ${cx} 500 ${cx + 10} 370Z`,
      sodium[4],
    ),
    path(
      d`M${cx} 530C${cx + 10} 570 ${cx + 50} 600 ${cx + 48} 650C${cx + 44} 690 ${cx + 24} 710 ${cx} 710S${cx - 46} 690 ${cx - 48} 650C${cx - 46} 610 ${cx - 10} 590 ${cx} 530Z`,
      sodium[1],
    ),
    path(d`M${s.left} 710H${s.right}V${s.bottom}H${s.left}Z`, violet[7]),
    rect(470, 700, 260, 26, ink[4], { rx: 13 }),
  ];
}

function deskBreak(s) {
  s.pan({ x: 0.7 });
  const pane = s.clip(rect(640, 90, 420, 400, ''));
  const chair = [
    line('M330 520V660M240 720L330 650L420 720', ink[4], 20, round),
    circle(240, 728, 18, ink[4]) + circle(420, 728, 18, ink[4]) + circle(330, 728, 18, ink[4]),
    s.shade(boxPath(210, 470, 260, 62, 28), [sodium[5], ink[3], ink[4]], -14, 8),
    s.shade(
      'M180 180C180 150 230 140 260 170C300 260 290 380 250 470H210C170 380 160 280 180 180Z',
      [sodium[5], ink[3], ink[4]],
      -16,
      2,
    ),
    line('M290 380H420V440', ink[4], 18, round),
  ];
  return [
    sky(s, [violet[5], violet[4]]),
    rect(620, 70, 460, 440, violet[7]),
    `<g clip-path="${pane}">${[
      rect(
        640,
        90,
        420,
        400,
        s.linear(
          [
            [0, violet[5]],
            [1, sodium[6]],
          ],
          0,
          90,
          0,
          430,
        ),
      ),
      circle(850, 420, 150, sodium[5]),
      circle(850, 420, 112, sodium[2]),
      path('M600 420C720 360 780 420 880 410S1000 360 1100 410V520H600Z', violet[5]),
      path('M600 460C760 420 820 470 1100 440V520H600Z', violet[7]),
    ].join('')}</g>`,
    rect(840, 80, 18, 420, violet[7]),
    rect(630, 260, 440, 14, violet[7]),
    ground(s, 620, violet[6]),
    path(d`M640 620L1060 620L760 ${s.bottom}L200 ${s.bottom}Z`, sodium[6]),
    path(d`M836 620L862 620L500 ${s.bottom}L466 ${s.bottom}Z`, violet[6]),
    rect(600, 500, 500, 24, sodium[5]),
    move('translate(-60 -150) scale(1.2)', chair),
  ];
}

export const recovery = {
  'sleep-is-a-training-session': sleep,
  'soreness-is-not-a-scorecard': soreness,
  'the-lighter-week': lighterWeek,
  'what-stretching-does-and-does-not': stretching,
  'a-ten-minute-warm-up': warmUp,
  'three-minutes-away-from-the-desk': deskBreak,
};
