import type { Limitation } from '#common/exercises/exercises';
import type { Location } from '#common/workout-plans/workout-plans';

export const PLACE_NAMES: Record<Location, string> = {
  home: 'at home',
  gym: 'at the gym',
  outdoor: 'outdoors',
  studio: 'in the studio',
};

/** The cause for leaving out an exercise, by limitation. */
export const LIMITATION_CAUSES: Record<Limitation, string> = {
  knee: 'because of your knee',
  hip: 'because of your hip',
  ankle: 'because of your ankle',
  lower_back: 'because of your lower back',
  shoulder: 'because of your shoulder',
  elbow: 'because of your elbow',
  wrist: 'because of your wrist',
  neck: 'because of your neck',
  balance: 'because of your balance',
  high_blood_pressure: 'because of your blood pressure',
  pregnancy: 'because of your pregnancy',
  floor: 'because they are done on the floor',
};

/** "push, pull and legs". */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}
