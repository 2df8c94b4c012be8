/** The DATA_DIR of the product that the journeys test. `npm test` deletes it first; journeys that run alone keep it. */
export const JOURNEY_DATA_DIR = '.data/journeys';
