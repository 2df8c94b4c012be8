/** How far joints go, degrees; textbook ranges of healthy adults with a few degrees for bones that share a movement. */
export const LIMITS = Object.freeze({
  knee: 155,
  elbow: 154,
  hipFlexion: [-32, 140],
  hipAbduction: [-32, 62],
  shoulderBehind: 70,
  shoulderAcross: 58,
  ankle: [-78, 50],
  wrist: 96,
  /** The chest against the pelvis, and the head against the chest. */
  spine: 62,
  head: 75,
});

/** Metres. */
export const TOLERANCES = Object.freeze({
  belowFloor: 0.014,
  planted: 0.003,
  legTooShort: 0.003,
  armTooShort: 0.045,
  /** Flesh gives way, and a rounded segment is thicker than the limb in places. */
  limbInTrunk: 0.045,
});
