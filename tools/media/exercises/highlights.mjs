/** How strongly the main muscle of an exercise is coloured, and the secondary ones. */
const MAIN = 1;
const SECONDARY = 0.62;

/** Muscles of the library that are several muscles of the figure. */
const SHOWN_AS = { abdominals: ['abdominals', 'obliques'] };
/** Values of `muscle` that are not muscles: all secondary muscles are coloured like main ones. */
const WHOLE_BODY = new Set(['cardio', 'full_body']);

/**
 * How strongly each muscle of the figure is coloured, from 0 to 1.
 * @param {{ muscle: string, secondary: string[] }} exercise
 * @returns {Record<string, number>}
 */
export function highlightsOf({ muscle, secondary }) {
  /** @type {Record<string, number>} */
  const strengths = {};
  const paint = (name, strength) => {
    for (const shown of SHOWN_AS[name] ?? [name]) strengths[shown] = strength;
  };
  for (const name of secondary) paint(name, WHOLE_BODY.has(muscle) ? MAIN : SECONDARY);
  if (!WHOLE_BODY.has(muscle)) paint(muscle, MAIN);
  return strengths;
}
