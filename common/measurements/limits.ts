/** Accepted body weights, in kilograms. */
export const WEIGHT_KG = { min: 20, max: 400 } as const;
/** Accepted body heights, in centimetres. */
export const HEIGHT_CM = { min: 50, max: 260 } as const;
/** Accepted muscle masses, in kilograms. */
export const MUSCLE_MASS_KG = { min: 5, max: 200 } as const;
/** Accepted body mass indexes, in kg/m². */
export const BMI = { min: 5, max: 150 } as const;
