/** Which muscles of the figure are painted how strongly, from the library's words about an exercise. */

/** The exercise's main muscle, and those that help. */
const MAIN = 1;
const HELPING = 0.62;

/** What the library calls a muscle of its own and the figure shows as several. */
const SHOWN_AS = { abdominals: ['abdominals', 'obliques'] };
/** No muscle: what helps is the work. */
const WHOLE_BODY = new Set(['cardio', 'full_body']);

/**
 * @param {{ muscle: string, secondary: string[] }} exercise
 * @returns {Record<string, number>}
 */
export function highlightsOf({ muscle, secondary }) {
  /** @type {Record<string, number>} */
  const strengths = {};
  const paint = (name, strength) => {
    for (const shown of SHOWN_AS[name] ?? [name]) strengths[shown] = strength;
  };
  for (const name of secondary) paint(name, WHOLE_BODY.has(muscle) ? MAIN : HELPING);
  if (!WHOLE_BODY.has(muscle)) paint(muscle, MAIN);
  return strengths;
}
