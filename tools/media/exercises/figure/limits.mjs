/** Joint limits in degrees: textbook ranges of healthy adults, plus a few degrees where several bones share a movement. */
export const LIMITS = Object.freeze({
  knee: 155,
  elbow: 154,
  hipFlexion: [-32, 140],
  hipAbduction: [-32, 62],
  shoulderBehind: 70,
  shoulderAcross: 58,
  ankle: [-78, 50],
  wrist: 96,
  /** Rotation of the chest relative to the pelvis, and of the head relative to the chest. */
  spine: 62,
  head: 75,
});

/** In metres. */
export const TOLERANCES = Object.freeze({
  belowFloor: 0.014,
  planted: 0.003,
  legTooShort: 0.003,
  armTooShort: 0.045,
  /** Flesh is soft, and capsules are thicker than the limbs in places. */
  limbInTrunk: 0.045,
});
